import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { Envelope, responseOf } from '../../http/response.js';
import {
  NotePresenceDto,
  PersonInRowDto,
  PlaceDto,
  PresenceQuery,
  PresentPersonDto,
  RowPresenceDto,
  toPresentPerson,
} from './presence.dto.js';
import { PresenceService } from './presence.service.js';

const PresentPeopleResponse = responseOf('PresentPeopleResponse', { details: [PresentPersonDto] });
const PeopleInRowsResponse = responseOf('PeopleInRowsResponse', { details: [PersonInRowDto] });
/** A coin agency shares no record with others. */
const ROLES = ['admin', 'bd*', 'agencyadmin*', 'agency*'] as const;

/** Who else has a record open. Open screens listen to the topic `presence`. */
@ApiTags('presence')
@Controller('presence')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Endpoint('GET', '', {
    roles: ROLES,
    right: 'own',
    summary: 'List who else has a record open now',
    response: PresentPeopleResponse,
    errors: ['NOT_FOUND'],
  })
  async listPresentPeople(@CurrentCaller() caller: Caller, @Query() record: PresenceQuery) {
    const others = await this.presence.others(caller, record);
    return { details: others.map((one) => toPresentPerson(one, caller)) };
  }

  @Endpoint('POST', 'rows', {
    roles: ROLES,
    right: 'own',
    readOnly: true,
    summary: 'List who else has which of these records open now',
    description: 'For the rows of a page. Leaves out records out of scope.',
    response: PeopleInRowsResponse,
  })
  async listPeopleInRows(@CurrentCaller() caller: Caller, @Body() rows: RowPresenceDto) {
    const others = await this.presence.othersInRows(caller, rows);
    return { details: others.map((one) => ({ ...toPresentPerson(one, caller), record: one.record })) };
  }

  @Endpoint('PUT', '', {
    roles: ROLES,
    right: 'own',
    summary: 'Note that the caller has a record open; without a repetition it ends after 40 seconds',
    response: Envelope,
    errors: ['NOT_FOUND'],
  })
  async notePresence(@CurrentCaller() caller: Caller, @Body() open: NotePresenceDto) {
    await this.presence.note(caller, open);
  }

  @Endpoint('DELETE', ':place', {
    roles: ROLES,
    right: 'own',
    summary: 'Note that the caller has closed what was open in a place',
    response: Envelope,
  })
  async endPresence(@CurrentCaller() caller: Caller, @Param() { place }: PlaceDto) {
    await this.presence.leave(caller, place);
  }
}
