import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { Endpoint } from '../../http/endpoint.js';
import { Shows, ShowsText } from '../../http/shown-fields.js';
import { IdDto } from '../../http/id.dto.js';
import { ShowsDays } from '../../http/day-sums.js';
import { once, pageOf } from '../../http/list-query.js';
import { type Account, storedAccount } from './accounts.js';
import { LedgerCheckService } from './ledger-check.service.js';
import {
  AccountQuery,
  ReverseDto,
  StatementAccount,
  StatementDay,
  StatementEntry,
  StatementPageQuery,
  StatementPeriod,
  toFreeze,
  toStatementEntry,
  toVerification,
  VerificationDto,
  WalletDto,
} from './ledger.dto.js';
import { ReversalsService } from './reversals.service.js';
import { StatementPeriods } from './statement-periods.js';
import { StatementService } from './statement.service.js';
import { WalletsService } from './wallets.service.js';

class StatementResponse extends listResponseOf('StatementList', { details: [StatementEntry] }) {
  @Shows({ type: () => StatementAccount }) account: StatementAccount;
  @Shows({ type: () => StatementPeriod, description: 'Of all entries from the first to the last day' })
  period: StatementPeriod;
  @ShowsDays(() => StatementDay) days?: StatementDay[];
}
class ReconciliationResponse extends Envelope {
  @Shows({
    type: () => VerificationDto,
    nullable: true,
    description: 'null if the ledger was never verified',
  })
  details: VerificationDto | null;
}
class ReversalResponse extends Envelope {
  @ShowsText('Id of the reversal entry', '66f0c0ffee00000000000001') transfer: string;
}
const AccountResponse = responseOf('AccountResponse', { details: StatementAccount });
const VerificationResponse = responseOf('VerificationResponse', { details: VerificationDto });

/** The ledger for the platform admin: statements, verification, reversals and frozen wallets. */
@ApiTags('ledger')
@Controller('admin/ledger')
export class LedgerController {
  constructor(
    private readonly statements: StatementService,
    private readonly periods: StatementPeriods,
    private readonly check: LedgerCheckService,
    private readonly reversals: ReversalsService,
    private readonly wallets: WalletsService,
  ) {}

  @Endpoint('GET', 'statement', {
    roles: ['admin'],
    right: 'ledger.read',
    summary: 'List the entries of an account, newest first, with the balance after each entry',
    response: StatementResponse,
    list: {
      names: ['statement'],
      rows: 20,
      live: 'transfers',
      without: {
        search:
          'An account has few counterparties or too many; the filters find entries by kind, day and coins.',
      },
    },
    errors: ['NOT_FOUND'],
  })
  async listStatement(@Query() query: StatementPageQuery) {
    const { account } = query;
    const asked = pageOf(query);
    const head = await once(asked, 'head', () => this.headOf(account));
    const period = await once(asked, 'period', () => this.periods.of(account, query));
    const { records, ...counts } = await this.statements.page(account, filterOf(query), asked);
    return { account: head, period, details: records.map(toStatementEntry), ...counts };
  }

  @Endpoint('GET', 'account', {
    roles: ['admin'],
    right: 'ledger.read',
    summary: 'Read the balance of an account and whether its wallet is frozen',
    response: AccountResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchAccount(@Query() { account }: AccountQuery) {
    return { details: await this.headOf(account) };
  }

  @Endpoint('POST', 'reverse/:id', {
    roles: ['admin'],
    right: 'ledger.write',
    stepUp: true,
    summary: 'Reverse an entry with an opposite entry',
    description:
      'Transfers, returns, gifts and adjustments can be reversed once. To undo a withdrawal, change its decision.',
    response: ReversalResponse,
    touches: ['users', 'coin-panel', 'recharge', 'withdrawals'],
    idempotent: true,
    errors: ['INSUFFICIENT_COINS', 'WALLET_FROZEN', 'INVALID_TRANSITION'],
  })
  reverseEntry(
    @Param() { id }: IdDto,
    @Body() { reason }: ReverseDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.reversals.reverse(id, reason, key);
  }

  @Endpoint('POST', 'freeze', {
    roles: ['admin'],
    right: 'ledger.write',
    summary: 'Freeze a wallet: it cannot send coins until it is unfrozen',
    response: Envelope,
    touches: ['recharge', 'users', 'coin-panel', 'withdrawals'],
    message: 'Wallet frozen',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async freezeWallet(@Body() { account, reason }: WalletDto) {
    await this.wallets.freeze(account, reason);
  }

  @Endpoint('POST', 'thaw', {
    roles: ['admin'],
    right: 'ledger.write',
    summary: 'Unfreeze a wallet',
    response: Envelope,
    touches: ['recharge', 'users', 'coin-panel', 'withdrawals'],
    message: 'Wallet unfrozen',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async thawWallet(@Body() { account, reason }: WalletDto) {
    await this.wallets.thaw(account, reason);
  }

  @Endpoint('GET', 'reconciliation', {
    roles: ['admin'],
    right: 'ledger.read',
    summary: 'Read the last verification of all balances',
    response: ReconciliationResponse,
  })
  async fetchReconciliation() {
    const last = await this.check.last();
    return { details: last ? toVerification(last) : null };
  }

  @Endpoint('POST', 'verify', {
    roles: ['admin'],
    right: 'ledger.write',
    summary: 'Compare every balance with the ledger entries',
    response: VerificationResponse,
  })
  async verifyLedger() {
    const verification = toVerification(await this.check.verify());
    const { found } = verification;
    const differences = found === 1 ? '1 difference' : `${found} differences`;
    return {
      message: found ? `${differences} found` : 'All balances match the ledger',
      details: verification,
    };
  }

  private async headOf(account: Account): Promise<StatementAccount> {
    const stored = storedAccount(account);
    const head = await this.statements.head(account);
    const frozen = stored && (await this.wallets.freezeOf(`${stored.kind}:${stored.id}`));
    return { account, ...head, frozen: toFreeze(frozen) };
  }
}

const filterOf = ({ kind, from, to, coinsFrom, coinsTo, sort, daySums }: StatementPageQuery) => ({
  kind,
  from,
  to,
  coinsFrom,
  coinsTo,
  sort,
  daySums,
});
