import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { selectAll } from '../../../platform/bulk/select-all.js';
import { asStatus } from '../../../platform/decisions/decisions.js';
import { userAccount } from '../../ledger/accounts.js';
import { CoinLimitsService } from '../../coins/limits/coin-limits.service.js';
import type { WithdrawalListFilter } from '../withdrawal.dto.js';
import { WithdrawalDecisions } from '../withdrawal-decisions.js';
import { WITHDRAWAL_STATUS } from '../withdrawal.schema.js';
import { WithdrawalsService } from '../withdrawals.service.js';
import { type BulkWithdrawalsDto, WITHDRAWAL_BULK_ACTIONS } from './withdrawal-bulk.dto.js';

const TITLES = { approve: 'Approve withdrawals', reject: 'Reject withdrawals' };
const STATUS = { approve: WITHDRAWAL_STATUS.approved, reject: WITHDRAWAL_STATUS.rejected };

/** Decides about many withdrawals at once: those that a person selected, or all that match the list's filters. */
@Injectable()
export class WithdrawalBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly withdrawals: WithdrawalsService,
    private readonly decisions: WithdrawalDecisions,
    private readonly limits: CoinLimitsService,
  ) {}

  onModuleInit(): void {
    for (const action of WITHDRAWAL_BULK_ACTIONS)
      this.bulk.register(`withdrawals.${action}`, {
        record: 'withdrawal',
        ...{ right: 'withdrawals.decide', stepUp: true },
        change: async (id, { reason, params }) => {
          const caller = present(requestContext()?.caller);
          const isBooked = params.isBooked === undefined ? undefined : params.isBooked === true;
          const decision = { status: STATUS[action], reason, isBooked };
          const { needsSecond } = await this.decisions.decide(caller, id, decision);
          return { change: null, reason: needsSecond ? 'A second admin must confirm' : '' };
        },
      });
  }

  start(
    caller: Caller,
    { status, ...filter }: WithdrawalListFilter,
    { action, ids, expected, reason }: BulkWithdrawalsDto,
    key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(
      caller,
      {
        ...{ kind: `withdrawals.${action}`, title: TITLES[action], expected, reason },
        ...(!ids && { filter: { status, ...filter } }),
        select: () =>
          selectAll(
            expected,
            (page) => this.withdrawals.list({ status: asStatus(status), ...(ids ? { ids } : filter) }, page),
            ({ _id, username: label, agencyCode: detail, coins, user }) => ({
              ...{ id: _id.toHexString(), label, detail, coins, person: user.toHexString() },
            }),
          ),
        // The sum counts once: many small approvals must not pass where one large one does not.
        ...(action === 'approve' && {
          before: async (targets) => {
            const parts = targets.map(({ coins, person }) => ({
              coins: coins ?? 0,
              to: person ? userAccount(person) : undefined,
            }));
            return { isBooked: await this.limits.bookAlone('withdrawal', caller.id, parts) };
          },
        }),
      },
      key,
    );
  }
}
