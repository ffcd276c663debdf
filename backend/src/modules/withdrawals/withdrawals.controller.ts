import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { responseOf, Envelope, listResponseOf } from '../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { freeTextOf } from '../../core/typed-text.js';
import { BANK_CSV_OPTIONS, sendCsv } from '../../http/csv.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { Shows } from '../../http/shown-fields.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import type { BankDetails } from './bank-details.js';
import type { Withdrawal } from './withdrawal.schema.js';
import { BankExportsService } from './bank-exports.service.js';
import { WithdrawalDecisions } from './withdrawal-decisions.js';
import { asStatus } from '../../platform/decisions/decisions.js';
import { WithdrawalEvidenceService } from './withdrawal-evidence.service.js';
import { WithdrawalDetails, WithdrawalEvidence } from './withdrawal-record.dto.js';
import {
  BankExportDto,
  LeftOutDto,
  DecideWithdrawalDto,
  DecideWithdrawalsDto,
  DecisionQuery,
  MakeBankExportDto,
  toBankExport,
  WithdrawalDto,
  WithdrawalCounts,
  WithdrawalDetailsDto,
  WithdrawalEvidenceQuery,
  WithdrawalListQuery,
  BankExportQuery,
  WithdrawalResult,
  WithdrawalSearchQuery,
} from './withdrawal.dto.js';
import { WithdrawalRows } from './withdrawal-rows.js';
import { WithdrawalsService } from './withdrawals.service.js';

const WithdrawalListResponse = listResponseOf('WithdrawalListResponse', { details: [WithdrawalDto] });
const WithdrawalCountsResponse = responseOf('WithdrawalCountsResponse', { details: WithdrawalCounts });
const WithdrawalEvidenceResponse = responseOf('WithdrawalEvidenceResponse', { details: WithdrawalEvidence });
const WithdrawalDetailsResponse = responseOf('WithdrawalDetailsResponse', { details: WithdrawalDetails });
const WithdrawalResultsResponse = responseOf('WithdrawalResultsResponse', { details: [WithdrawalResult] });
const MadeExportResponse = responseOf('MadeExportResponse', {
  details: BankExportDto,
  leftOut: [LeftOutDto],
});
const BankExportListResponse = listResponseOf('BankExportListResponse', { details: [BankExportDto] });
class DecisionResponse extends Envelope {
  @Shows({ type: Boolean, description: 'true: recorded; another admin must confirm' }) needsSecond: boolean;
}

/** Lists, decides and exports withdrawals. */
@ApiTags('withdrawals')
@Controller('admin/withdrawal')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly rows: WithdrawalRows,
    private readonly decisions: WithdrawalDecisions,
    private readonly evidence: WithdrawalEvidenceService,
    private readonly exports: BankExportsService,
  ) {}

  @Endpoint('GET', 'pending', {
    roles: ['admin'],
    right: 'withdrawals.read',
    summary: 'List the withdrawals of one state, with masked account numbers',
    response: WithdrawalListResponse,
    list: {
      names: ['pending-withdrawals', 'approved-withdrawals', 'rejected-withdrawals'],
      live: 'withdrawals',
      kind: 'withdrawal',
    },
  })
  listWithdrawals(@CurrentCaller() caller: Caller, @Query() query: WithdrawalListQuery) {
    return this.answerList(caller, query);
  }

  @Endpoint('GET', 'search', {
    roles: ['admin'],
    right: 'withdrawals.read',
    summary: 'Find withdrawals by user, account number or its last four digits',
    response: WithdrawalListResponse,
  })
  searchWithdrawals(@CurrentCaller() caller: Caller, @Query() query: WithdrawalSearchQuery) {
    return this.answerList(caller, query);
  }

  @Endpoint('GET', 'counts', {
    roles: ['admin'],
    right: 'withdrawals.read',
    summary: 'Count the withdrawals by state',
    response: WithdrawalCountsResponse,
  })
  async countWithdrawals() {
    return { details: await this.withdrawals.count() };
  }

  @Endpoint('POST', 'coinrequest/:id', {
    roles: ['admin'],
    right: 'withdrawals.decide',
    stepUp: true,
    summary: 'Approve or reject a withdrawal',
    description:
      'Above the limit for withdrawals, and for a rejection after a bank export, two admins must agree: the first call is recorded.',
    response: DecisionResponse,
    touches: ['users', 'ledger'],
    idempotent: true,
    errors: ['INVALID_TRANSITION', 'INSUFFICIENT_COINS', 'WALLET_FROZEN', 'NEEDS_SECOND_ADMIN'],
  })
  decideWithdrawal(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Query() { status }: DecisionQuery,
    @Body() { from, reason }: DecideWithdrawalDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.decisions.decide(caller, id, toDecision({ status, from, reason }), key);
  }

  @Endpoint('POST', 'decide', {
    roles: ['admin'],
    right: 'withdrawals.decide',
    stepUp: true,
    summary: 'Approve or reject several withdrawals; returns one result per row',
    description:
      'A repeated request with the same key returns the first result of each row, including refusals. To retry a refused row, send a new key.',
    response: WithdrawalResultsResponse,
    touches: ['users', 'ledger'],
    idempotent: true,
  })
  async decideWithdrawals(
    @CurrentCaller() caller: Caller,
    @Body() { ids, ...given }: DecideWithdrawalsDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    const details = await this.decisions.decideAll(caller, ids, toDecision(given), key);
    return { message: summaryOf(details), details };
  }

  @Endpoint('GET', 'evidence', {
    roles: ['admin'],
    right: 'withdrawals.read',
    summary: 'Read the details for a decision on a withdrawal, account number masked',
    response: WithdrawalEvidenceResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchWithdrawalEvidence(@CurrentCaller() caller: Caller, @Query() query: WithdrawalEvidenceQuery) {
    return { details: await this.evidence.evidence(caller, query) };
  }

  @Endpoint('POST', 'exports', {
    roles: ['admin'],
    right: 'withdrawals.export',
    stepUp: true,
    summary: 'Create a bank export of approved withdrawals without an export: the listed ones, or all',
    description:
      'Leaves out requests with bank details that the bank would refuse, and names the first 100 of them in `leftOut`. They stay approved and without an export.',
    response: MadeExportResponse,
    idempotent: true,
    errors: ['NOT_FOUND'],
  })
  async makeBankExport(
    @CurrentCaller() caller: Caller,
    @Body() { ids }: MakeBankExportDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    const made = await this.exports.make(caller, ids, key);
    const others = ids ? new Set(ids).size - made.count - made.skipped : 0;
    const leftOut = await this.exports.describe(made.leftOut);
    const parts = [
      `${made.count} exported`,
      ...(others ? [`${others} skipped because they were already exported or rejected`] : []),
      ...(made.skipped ? [`${made.skipped} left out because the bank would refuse the bank details`] : []),
    ];
    return { message: parts.join(', '), details: toBankExport(made), leftOut };
  }

  @Endpoint('GET', 'exports', {
    roles: ['admin'],
    right: 'withdrawals.export',
    summary: 'List the bank exports, newest first',
    response: BankExportListResponse,
    list: {
      names: ['bank-exports'],
      rows: 20,
      live: 'withdrawals',
      without: {
        filters: 'One row for each export, newest first.',
        search: 'A row is one export of a day; its withdrawals are found in the list of withdrawals.',
      },
    },
  })
  async listBankExports(@Query() query: BankExportQuery) {
    const { records, ...counts } = await this.exports.list(query, pageOf(query));
    return { details: records.map(toBankExport), ...counts };
  }

  @Endpoint('GET', 'exports/:id', {
    roles: ['admin'],
    right: 'withdrawals.export',
    stepUp: true,
    summary: 'Download a bank export with full account numbers; audited',
    response: 'text/csv',
    audited: true,
    errors: ['UNAVAILABLE'],
  })
  async downloadBankExport(@Param() { id }: IdDto, @CurrentHttpContext() http: HttpContext) {
    const heads = [
      'Request',
      'Username',
      'Name',
      'Account',
      'IFSC',
      'Bank',
      'PAN',
      'Coins',
      'Requested',
      'Approved',
    ];
    const rows = await this.exports.read(id);
    // Names of earlier versions can hold line breaks, which some banks read as the end of a payment.
    const toCells = (one: Withdrawal & BankDetails) => [
      one._id.toHexString(),
      one.username,
      freeTextOf(one.name),
      one.accountNo,
      one.ifscCode,
      freeTextOf(one.bankName),
      one.panNumber,
      one.coins,
      one.createdAt,
      one.decisions.at(-1)?.at,
    ];
    await sendCsv(http, `withdrawals-${id}`, heads, rows, toCells, BANK_CSV_OPTIONS);
  }

  private async answerList(caller: Caller, query: WithdrawalListQuery | WithdrawalSearchQuery) {
    const { status: asked, ...rest } = query;
    const status = asked === undefined ? undefined : asStatus(asked);
    const page = pageOf(query);
    const { records, ...counts } = await this.withdrawals.list(
      { ...rest, ...(status !== undefined && { status }) },
      page,
    );
    return { details: await this.rows.describe(caller, records), ...counts };
  }
}

/** The documented path starts with `video/`, although the endpoint is about withdrawals. */
@ApiTags('withdrawals')
@Controller('video/admin/withdrawal')
export class WithdrawalDetailsController {
  constructor(private readonly evidence: WithdrawalEvidenceService) {}

  @Endpoint('POST', 'details', {
    roles: ['admin'],
    right: 'withdrawals.reveal',
    stepUp: true,
    summary: 'Read the user, the full bank account and the agency of a withdrawal; audited',
    response: WithdrawalDetailsResponse,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  })
  async revealWithdrawal(@CurrentCaller() caller: Caller, @Body() { userId, request }: WithdrawalDetailsDto) {
    return { details: await this.evidence.reveal(caller, userId, request) };
  }
}

/** Returns a summary such as '12 done, 2 awaiting a second admin, 1 skipped'. */
function summaryOf(results: WithdrawalResult[]): string {
  const waiting = results.filter(({ needsSecond }) => needsSecond).length;
  const skipped = results.filter(({ done }) => !done).length;
  const parts = [`${results.length - waiting - skipped} done`];
  if (waiting) parts.push(`${waiting} awaiting a second admin`);
  if (skipped) parts.push(`${skipped} skipped`);
  return parts.join(', ');
}

const toDecision = ({
  status,
  from,
  reason,
}: {
  status: string;
  from?: number | undefined;
  reason?: string | undefined;
}) => ({
  status: asStatus(status),
  from: from === undefined ? undefined : asStatus(from),
  reason,
});
