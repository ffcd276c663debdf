import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { ChangesQuery, RecentChangeDto, toRecentChange } from './changes.dto.js';
import { ChangesService, MOST_CHANGES } from './changes.service.js';

const ChangesResponse = responseOf('ChangesResponse', { details: [RecentChangeDto] });

/** Who has just changed which record, for the marks in open lists. */
@ApiTags('changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Endpoint('GET', '', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*', 'coin*'],
    right: 'own',
    summary: 'List the latest changes by staff of records of one kind, newest first',
    description: `At most ${MOST_CHANGES}, of records in scope. None of a kind that an admin has no right to see.`,
    response: ChangesResponse,
  })
  async listChanges(@CurrentCaller() caller: Caller, @Query() { kind, seconds }: ChangesQuery) {
    const changes = await this.changes.list(caller, kind, seconds);
    return { details: changes.map((change) => toRecentChange(change, caller)) };
  }
}
