import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { SecondAdmins } from '../staff/admins/second-admins.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import { currentTime, runningJob } from '../../core/request-context.js';
import { Notices } from '../../platform/inbox/notices.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Decisions, STATUS_NAMES, TRIED_AGAIN } from '../../platform/decisions/decisions.js';
import { CoinLimitsService } from '../coins/limits/coin-limits.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { type Account, earningsAccount, heldAccount, PAID_OUT, userAccount } from '../ledger/accounts.js';
import type { MovementKind } from '../ledger/ledger-entry.schema.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { WithdrawalResult } from './withdrawal.dto.js';
import {
  Withdrawal,
  WITHDRAWAL_STATUS,
  type WithdrawalDecision,
  type WithdrawalStatus,
} from './withdrawal.schema.js';
import { subjectOf, WithdrawalsService } from './withdrawals.service.js';

const { pending, approved, rejected } = WITHDRAWAL_STATUS;

type Step = [kind: MovementKind, from: (id: string) => Account, to: (id: string) => Account];
const paidOut = (): Account => PAID_OUT;
const HOLD: Step = ['hold', earningsAccount, heldAccount];
const PAY: Step = ['payout', heldAccount, paidOut];

/** The coin movements of each transition, as `from-to`. Transitions that are not listed are not allowed. */
const STEPS: Record<string, Step[] | undefined> = {
  [`${pending}-${approved}`]: [PAY],
  [`${pending}-${rejected}`]: [['release', heldAccount, earningsAccount]],
  [`${approved}-${rejected}`]: [['refund', paidOut, earningsAccount]],
  [`${rejected}-${approved}`]: [HOLD, PAY],
};

/** The stored response of a successful row. For a refused row, the whole result is stored. */
type Noted = Pick<WithdrawalResult, 'message' | 'needsSecond'>;

export interface Decision {
  status: WithdrawalStatus;
  /** The state that the admin saw when deciding. */
  from?: WithdrawalStatus | undefined;
  reason?: string | undefined;
  /** Whether the limit covers it, when a bulk decision has booked its sum; otherwise the request is booked alone. */
  isBooked?: boolean | undefined;
}

/** Approves and rejects withdrawals. A decision and its coin movements are one transaction. */
@Injectable()
export class WithdrawalDecisions {
  private readonly decisions: Decisions<Withdrawal>;

  constructor(
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    private readonly list: WithdrawalsService,
    private readonly ledger: LedgerService,
    private readonly limits: CoinLimitsService,
    private readonly secondAdmins: SecondAdmins,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly notices: Notices,
    zones: TimeZones,
  ) {
    const domain = { kind: 'withdrawal', noun: 'withdrawal', meanwhile: agreementOf };
    this.decisions = new Decisions(withdrawals, domain, new Logger('Withdrawals'), zones);
  }

  /** Decides one request. Of two concurrent decisions one succeeds, and the other fails and names the first decider. */
  decide(
    caller: Caller,
    id: string,
    decision: Decision,
    key?: IdempotencyKey,
  ): Promise<{ message: string; needsSecond: boolean }> {
    return this.idempotency.once(key, async (names) => {
      const present = await this.list.find(id);
      names(present.user.toHexString());
      const { status, from } = decision;
      const steps = STEPS[`${present.status}-${status}`];
      this.decisions.assertPossible(present, from, steps);
      return async () => {
        const needsSecond = await this.needsSecond(caller, present, decision);
        if (needsSecond) await this.agree(caller, present, decision);
        else await this.move(caller, present, decision, steps);
        return { message: messageOf(present, status, needsSecond), needsSecond };
      };
    });
  }

  /** Applies the same decision to several requests independently. Returns one result per request. */
  async decideAll(
    caller: Caller,
    ids: string[],
    decision: Decision,
    key?: IdempotencyKey,
  ): Promise<WithdrawalResult[]> {
    const results: WithdrawalResult[] = [];
    // Sequential, because requests of the same user would block each other anyway.
    for (const id of new Set(ids)) results.push(await this.decideRow(caller, id, decision, key));
    return results;
  }

  private async decideRow(
    caller: Caller,
    id: string,
    decision: Decision,
    key?: IdempotencyKey,
  ): Promise<WithdrawalResult> {
    // Each row has its own idempotency key, so a repeated row returns its stored response.
    const row = key && { ...key, id: `${key.id} ${id}` };
    return this.decisions.rowOf<Noted>(
      id,
      () => this.decide(caller, id, decision, row),
      (refusal) => this.keepRefusal({ ...refusal, needsSecond: false }, row),
    );
  }

  /**
   * Stores the refusal of a row, so that a repeated request does not decide the row. Returns the first stored response
   * if the row succeeded meanwhile.
   */
  private async keepRefusal(
    refusal: WithdrawalResult,
    row: IdempotencyKey | undefined,
  ): Promise<WithdrawalResult> {
    if (!row || TRIED_AGAIN.has(refusal.code)) return refusal;
    const { id, ...refused } = refusal;
    const request = await this.withdrawals.findById(id, { user: 1 }).lean();
    const stored = await this.idempotency.keepFirst<Noted>(row, refused, request?.user.toHexString());
    return { id, done: true, code: '', ...stored };
  }

  /**
   * Returns whether this decision is only the first of two agreements. Runs in the transaction of the decision. The new
   * agreement may replace that of an admin for whom the caller cannot confirm, if that admin may then confirm:
   * otherwise the two could never decide.
   */
  private async needsSecond(
    caller: Caller,
    { user, coins, exported, agreement }: Withdrawal,
    { status, isBooked }: Decision,
  ): Promise<boolean> {
    const first = agreement?.to === status ? agreement.by : undefined;
    const permission = first
      ? (await this.secondAdmins.permissions(caller.id, [first])).get(first)
      : undefined;
    if (permission?.obstacle === '') return false;
    const isAlone =
      status === approved
        ? (isBooked ??
          (await this.limits.bookAlone('withdrawal', caller.id, [{ coins, to: userAccount(user) }])))
        : exported === null;
    if (!isAlone && permission && !permission.mayAskInstead) {
      throw new AppError('NEEDS_SECOND_ADMIN', permission.obstacle);
    }
    return !isAlone;
  }

  private async agree(
    caller: Caller,
    present: Withdrawal,
    { status: to, reason = '' }: Decision,
  ): Promise<void> {
    const agreement = { to, by: caller.id, name: caller.name, at: currentTime(), reason };
    await this.change(present, { $set: { agreement } });
    await this.audit.record({
      action: 'withdrawal.agree',
      target: targetOf(present),
      after: { agreedOn: STATUS_NAMES[to], coins: present.coins },
      reason,
    });
  }

  private async move(
    caller: Caller,
    present: Withdrawal,
    { status, reason: given = '' }: Decision,
    steps: Step[],
  ): Promise<void> {
    const agreement = present.agreement?.to === status ? present.agreement : null;
    const reason = given || (agreement?.reason ?? '');
    const decision = {
      from: present.status,
      to: status,
      by: caller.id,
      name: caller.name,
      at: currentTime(),
      reason,
      agreedBy: agreement && agreement.by !== caller.id ? agreement.name : '',
    };
    await this.change(present, {
      $set: { status, agreement: null, exported: null },
      $push: { decisions: decision },
    });
    const user = present.user.toHexString();
    const subjects = [subjectOf(present)];
    for (const [kind, from, to] of steps) {
      await this.ledger.move({
        kind,
        from: from(user),
        to: to(user),
        coins: present.coins,
        reason,
        subjects,
      });
    }
    await this.audit.record({
      action: status === approved ? 'withdrawal.approve' : 'withdrawal.reject',
      target: targetOf(present),
      before: { status: present.status },
      after: { status, coins: present.coins },
      reason,
    });
    await this.notifyFirst(caller, present, decision);
  }

  /** Notifies the admin whose agreement waited for a second one of the decision. */
  private async notifyFirst(
    caller: Caller,
    { _id, agreement, decisions }: Withdrawal,
    { to, at }: Pick<WithdrawalDecision, 'to' | 'at'>,
  ): Promise<void> {
    if (!agreement || agreement.by === caller.id) return;
    const event = to === approved ? 'withdrawalApproved' : 'withdrawalRejected';
    const job = runningJob();
    const turn = job ? '' : decisions.length;
    await this.notices.notify([agreement.by], { event, about: _id.toHexString(), turn, at, job });
  }

  /** Updates a request only if its state is unchanged since it was read. */
  private async change(
    seen: Withdrawal,
    { $set, ...update }: { $set: object; $push?: object },
  ): Promise<void> {
    await this.decisions.change(
      {
        _id: seen._id,
        status: seen.status,
        exported: seen.exported,
        'agreement.by': seen.agreement?.by ?? null,
        'agreement.to': seen.agreement?.to ?? null,
      },
      { ...update, $set: { ...$set, changedAt: currentTime() } },
      () => this.list.find(seen._id.toHexString()),
    );
  }
}

const targetOf = ({ _id, username }: Withdrawal) => ({
  kind: 'withdrawal',
  id: _id.toHexString(),
  label: username,
});

const agreementOf = ({ agreement }: Withdrawal) =>
  agreement ? `${agreement.name} has decided meanwhile. Review the request again` : '';

function messageOf({ username }: Withdrawal, status: WithdrawalStatus, needsSecond: boolean): string {
  return needsSecond
    ? `${status === approved ? 'Approved' : 'Rejected'}. A second admin must confirm ${username}'s withdrawal`
    : `Withdrawal of ${username} ${STATUS_NAMES[status]}`;
}
