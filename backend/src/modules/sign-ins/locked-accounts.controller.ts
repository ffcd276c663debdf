import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { Envelope, listResponseOf } from '../../http/response.js';
import { LockedAccount, LockedAccountQuery, toLockedAccount } from './locked-account.dto.js';
import { LockedAccountsService } from './locked-accounts.service.js';

const LockedAccountListResponse = listResponseOf('LockedAccountListResponse', { details: [LockedAccount] });

@ApiTags('sign-ins')
@Controller('admin/lockedaccounts')
export class LockedAccountsController {
  constructor(private readonly accounts: LockedAccountsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'signins.read',
    summary: 'List the staff accounts that are locked after failed sign-ins, the last locked first',
    response: LockedAccountListResponse,
    list: {
      names: ['locked-accounts'],
      rows: 20,
      without: {
        live: 'The list is read anew when its tab opens.',
        search: 'Few accounts are locked at a time.',
      },
    },
  })
  async listLockedAccounts(@Query() query: LockedAccountQuery) {
    const { records, ...counts } = await this.accounts.list(query, pageOf(query));
    return { details: records.map(toLockedAccount), ...counts };
  }

  @Endpoint('POST', ':id/open', {
    roles: ['admin'],
    right: 'signins.unlock',
    stepUp: true,
    summary: 'Let a locked account sign in again before the lock ends; audited',
    response: Envelope,
    message: 'Account opened',
    errors: ['NOT_FOUND'],
  })
  async openLockedAccount(@Param() { id }: IdDto) {
    await this.accounts.open(id);
  }
}
