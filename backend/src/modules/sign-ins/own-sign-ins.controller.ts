import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { pageOf } from '../../http/list-query.js';
import { listResponseOf } from '../../http/response.js';
import { OwnSignInEntry, OwnSignInQuery, toOwnSignInEntry } from './sign-in.dto.js';
import { SignInsService } from './sign-ins.service.js';

const OwnSignInListResponse = listResponseOf('OwnSignInListResponse', { details: [OwnSignInEntry] });
const EVERY_STAFF = ['admin*', 'bd*', 'agencyadmin*', 'agency*', 'coin*'] as const;

/** The sign-in history of the caller's own account. */
@ApiTags('sign-ins')
@Controller('auth/history')
export class OwnSignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Endpoint('GET', '', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: "List the events of the caller's own sign-in of the last 365 days, newest first",
    response: OwnSignInListResponse,
    list: {
      names: ['own-sign-ins'],
      rows: 20,
      without: {
        live: 'The list is read anew when its tab opens.',
        search: 'All events are those of one account; the filter finds a kind.',
      },
    },
  })
  async listOwnSignIns(@CurrentCaller() caller: Caller, @Query() query: OwnSignInQuery) {
    const { records, ...counts } = await this.signIns.listOwn(caller, query, pageOf(query));
    return { details: records.map(toOwnSignInEntry), ...counts };
  }
}
