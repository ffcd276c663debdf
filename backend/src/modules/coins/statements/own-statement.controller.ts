import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { ShowsDays } from '../../../http/day-sums.js';
import { Endpoint } from '../../../http/endpoint.js';
import { pageOf } from '../../../http/list-query.js';
import { listResponseOf } from '../../../http/response.js';
import { Shows, ShowsText } from '../../../http/shown-fields.js';
import { StatementDay, StatementPeriod } from '../../ledger/ledger.dto.js';
import { OwnStatementEntry, OwnStatementQuery } from './own-statement.dto.js';
import { OwnStatement } from './own-statement.service.js';

class OwnAccount {
  @ShowsText('Code of the coin agency', 'coin@100001') code: string;
  @ShowsText('Name of the coin agency', 'Mumbai Coins') name: string;
}
class OwnStatementResponse extends listResponseOf('OwnStatementPage', { details: [OwnStatementEntry] }) {
  @Shows({ type: () => OwnAccount }) account: OwnAccount;
  @Shows({ type: () => StatementPeriod, description: 'Of all entries from the first to the last day' })
  period: StatementPeriod;
  @ShowsDays(() => StatementDay) days?: StatementDay[];
}

/** The statement of the signed-in coin agency. */
@ApiTags('recharge')
@Controller('coin/recharge')
export class OwnStatementController {
  constructor(private readonly statement: OwnStatement) {}

  @Endpoint('GET', 'statement', {
    roles: ['coin*'],
    summary:
      "List the entries of the coin agency's own wallet, newest first, with the balance after each entry",
    response: OwnStatementResponse,
    list: { names: ['own-statement'], rows: 20, live: 'transfers' },
  })
  listOwnStatement(@CurrentCaller() caller: Caller, @Query() query: OwnStatementQuery) {
    return this.statement.page(caller, query, pageOf(query));
  }
}
