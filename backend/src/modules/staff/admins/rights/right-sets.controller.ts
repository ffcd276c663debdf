import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../../core/caller.js';
import { meaningOf, RIGHT_NAMES } from '../../../../core/rights.js';
import { Endpoint } from '../../../../http/endpoint.js';
import { IdDto } from '../../../../http/id.dto.js';
import { Envelope, responseOf } from '../../../../http/response.js';
import { AddRightSetDto, RightMeaning, RightSetDto, toRightSet, UpdateRightSetDto } from './right-set.dto.js';
import { RightSetsService } from './right-sets.service.js';

const RightSetResponse = responseOf('RightSetResponse', { details: RightSetDto });
const RightSetsResponse = responseOf('RightSetsResponse', { details: [RightSetDto], rights: [RightMeaning] });

const MEANINGS: RightMeaning[] = RIGHT_NAMES.map((right) => ({ right, meaning: meaningOf(right) }));

/** The sets of rights within the role of the admin. */
@ApiTags('right-sets')
@Controller('admin/rightsets')
export class RightSetsController {
  constructor(private readonly sets: RightSetsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'staff.read',
    summary: 'List the sets of rights, and what each right allows',
    response: RightSetsResponse,
  })
  async listRightSets() {
    const sets = await this.sets.list();
    return { details: sets.map(({ set, admins }) => toRightSet(set, admins)), rights: MEANINGS };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Add a set of rights',
    response: RightSetResponse,
    message: 'Set added',
    errors: ['DUPLICATE'],
  })
  async addRightSet(@CurrentCaller() caller: Caller, @Body() set: AddRightSetDto) {
    return { details: toRightSet(await this.sets.add(caller, set)) };
  }

  @Endpoint('PUT', ':id', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Change the name, the rights or the idle time of a set, for all admins who hold it',
    description:
      'Counts from the next request of each admin. The set of the Owners keeps its name and its rights.',
    response: RightSetResponse,
    touches: ['admins', 'auth'],
    message: 'Set changed',
    errors: ['NOT_FOUND', 'DUPLICATE', 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  })
  async updateRightSet(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() change: UpdateRightSetDto,
  ) {
    const set = await this.sets.update(caller, id, change);
    return { details: toRightSet(set, await this.sets.holdersOf(id)) };
  }

  @Endpoint('DELETE', ':id', {
    roles: ['admin'],
    right: 'admins.manage',
    stepUp: true,
    summary: 'Delete a set of rights that no admin holds',
    response: Envelope,
    message: 'Set deleted',
    errors: ['NOT_FOUND', 'IN_USE', 'INVALID_TRANSITION'],
  })
  async deleteRightSet(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.sets.remove(caller, id);
  }
}
