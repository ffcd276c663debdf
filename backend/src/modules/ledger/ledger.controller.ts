import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { sendCsv } from '../../http/csv.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { Shows, ShowsText } from '../../http/shown-fields.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { type Account, storedAccount } from './accounts.js';
import { LedgerCheckService } from './ledger-check.service.js';
import {
  AccountQuery,
  ReverseDto,
  StatementAccount,
  StatementEntry,
  StatementPageQuery,
  StatementQuery,
  toFreeze,
  toStatementEntry,
  toStatementLine,
  toVerification,
  VerificationDto,
  WalletDto,
} from './ledger.dto.js';
import { ReversalsService } from './reversals.service.js';
import { StatementService } from './statement.service.js';
import { WalletsService } from './wallets.service.js';

class StatementResponse extends listResponseOf('StatementList', { details: [StatementEntry] }) {
  @Shows({ type: () => StatementAccount }) account: StatementAccount;
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

const CSV_HEAD = ['Time', 'Entry id', 'Kind', 'Amount', 'Balance', 'Account', 'Name', 'By', 'For', 'Reason'];

/** The ledger for the platform admin: statements, verification, reversals and frozen wallets. */
@ApiTags('ledger')
@Controller('admin/ledger')
export class LedgerController {
  constructor(
    private readonly statements: StatementService,
    private readonly check: LedgerCheckService,
    private readonly reversals: ReversalsService,
    private readonly wallets: WalletsService,
  ) {}

  @Endpoint('GET', 'statement', {
    roles: ['admin'],
    summary: 'List the entries of an account, newest first, with the balance after each entry',
    response: StatementResponse,
    errors: ['NOT_FOUND'],
  })
  async listStatement(@Query() { account, kind, from, to, ...page }: StatementPageQuery) {
    const head = await this.headOf(account);
    const { records, ...counts } = await this.statements.page(account, { kind, from, to }, pageOf(page));
    return { account: head, details: records.map(toStatementEntry), ...counts };
  }

  @Endpoint('GET', 'account', {
    roles: ['admin'],
    summary: 'Read the balance of an account and whether its wallet is frozen',
    response: AccountResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchAccount(@Query() { account }: AccountQuery) {
    return { details: await this.headOf(account) };
  }

  @Endpoint('GET', 'statement.csv', {
    roles: ['admin'],
    summary: 'Download the statement of an account',
    response: 'text/csv',
    errors: ['NOT_FOUND'],
  })
  async downloadStatement(
    @Query() { account, ...filter }: StatementQuery,
    @CurrentHttpContext() http: HttpContext,
  ) {
    const { label } = await this.statements.head(account);
    const name = `statement-${label.replace(/[^\w.@-]/g, '-')}`;
    await sendCsv(http, name, CSV_HEAD, this.statements.rows(account, filter), (row) => {
      const line = toStatementLine(row);
      const { createdAt, _id, kind, amount, balance, other, otherLabel, actor, subject, reason } = line;
      return [createdAt, _id, kind, amount, balance, other, otherLabel, actor, subject, reason];
    });
  }

  @Endpoint('POST', 'reverse/:id', {
    roles: ['admin'],
    summary: 'Reverse an entry with an opposite entry',
    description:
      'Transfers, returns, gifts and adjustments can be reversed once. To undo a withdrawal, change its decision.',
    response: ReversalResponse,
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
    summary: 'Freeze a wallet: it cannot send coins until it is unfrozen',
    response: Envelope,
    message: 'Wallet frozen',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async freezeWallet(@Body() { account, reason }: WalletDto) {
    await this.wallets.freeze(account, reason);
  }

  @Endpoint('POST', 'thaw', {
    roles: ['admin'],
    summary: 'Unfreeze a wallet',
    response: Envelope,
    message: 'Wallet unfrozen',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async thawWallet(@Body() { account, reason }: WalletDto) {
    await this.wallets.thaw(account, reason);
  }

  @Endpoint('GET', 'reconciliation', {
    roles: ['admin'],
    summary: 'Read the last verification of all balances',
    response: ReconciliationResponse,
  })
  async fetchReconciliation() {
    const last = await this.check.last();
    return { details: last ? toVerification(last) : null };
  }

  @Endpoint('POST', 'verify', {
    roles: ['admin'],
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
