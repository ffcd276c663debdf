import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { SecondAdmins } from '../staff/admins/second-admins.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Decisions, STATUS_NAMES } from '../../platform/decisions/decisions.js';
import { CoinLimitsService } from '../coins/limits/coin-limits.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type Account, earningsAccount, heldAccount, PAID_OUT } from '../ledger/accounts.js';
import type { MovementKind } from '../ledger/ledger-entry.schema.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { WithdrawalResult } from './withdrawal.dto.js';
import { Withdrawal, WITHDRAWAL_STATUS, type WithdrawalStatus } from './withdrawal.schema.js';
import { subjectOf, WithdrawalsService } from './withdrawals.service.js';

const { pending, approved, rejected } = WITHDRAWAL_STATUS;

type Step = [kind: MovementKind, from: (id: string) => Account, to: (id: string) => Account];
const paidOut = (): Account => PAID_OUT;
const HOLD: Step = ['hold', earningsAccount, heldAccount];
const PAY: Step = ['payout', heldAccount, paidOut];

/** What moves with a decision; moves that are not here are not possible. */
const STEPS: Record<string, Step[] | undefined> = {
  [`${pending}-${approved}`]: [PAY],
  [`${pending}-${rejected}`]: [['release', heldAccount, earningsAccount]],
  [`${approved}-${rejected}`]: [['refund', paidOut, earningsAccount]],
  [`${rejected}-${approved}`]: [HOLD, PAY],
};

/** Failures that say nothing of the row itself: sent again, the row is decided then. */
const TRIED_AGAIN = new Set<string>(['INTERNAL', 'UNAVAILABLE', 'IDEMPOTENCY_MISMATCH']);

/** What is kept of a row that went through; of a refusal all of its result is kept. */
type Noted = Pick<WithdrawalResult, 'message' | 'needsSecond'>;

export interface Decision {
  status: WithdrawalStatus;
  /** The state that the decider saw. */
  from?: WithdrawalStatus | undefined;
  reason?: string | undefined;
}

/** Approving and rejecting: each decision and the coins that move with it in one transaction. */
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
  ) {
    const domain = { kind: 'withdrawal', noun: 'withdrawal', meanwhile: agreementOf };
    this.decisions = new Decisions(withdrawals, domain, new Logger('Withdrawals'));
  }

  /** Moves one request. Of two deciders at once one wins; the other is told who it was. */
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
        const needsSecond = await this.needsSecond(caller, present, status);
        if (needsSecond) await this.agree(caller, present, decision);
        else await this.move(caller, present, decision, steps);
        return { message: messageOf(present, status, needsSecond), needsSecond };
      };
    });
  }

  /** The same decision over several requests: each stands for itself, and a result a row says how it went. */
  async decideAll(
    caller: Caller,
    ids: string[],
    decision: Decision,
    key?: IdempotencyKey,
  ): Promise<WithdrawalResult[]> {
    const results: WithdrawalResult[] = [];
    // One after the other: several of one user would only wait for each other.
    for (const id of new Set(ids)) results.push(await this.decideRow(caller, id, decision, key));
    return results;
  }

  private async decideRow(
    caller: Caller,
    id: string,
    decision: Decision,
    key?: IdempotencyKey,
  ): Promise<WithdrawalResult> {
    // Each row is a call of its own: sent again, it answers what it answered first.
    const row = key && { ...key, id: `${key.id} ${id}` };
    return this.decisions.rowOf<Noted>(
      id,
      () => this.decide(caller, id, decision, row),
      (refusal) => this.keepRefusal({ ...refusal, needsSecond: false }, row),
    );
  }

  /** Keeps the refusal of a row, so that the row is not carried out when the call is sent again. What went through meanwhile stands. */
  private async keepRefusal(
    refusal: WithdrawalResult,
    row: IdempotencyKey | undefined,
  ): Promise<WithdrawalResult> {
    if (!row || TRIED_AGAIN.has(refusal.code)) return refusal;
    const { id, ...refused } = refusal;
    const request = await this.withdrawals.findById(id, { user: 1 }).lean();
    const kept = await this.idempotency.keepFirst<Noted>(row, refused, request?.user.toHexString());
    return { id, done: true, code: '', ...kept };
  }

  /**
   * Whether this is the first of two agreements; in the transaction of the decision. It replaces that of an admin whom the
   * caller cannot follow, when that admin may then confirm: otherwise the two could never decide.
   */
  private async needsSecond(
    caller: Caller,
    { coins, exported, agreement }: Withdrawal,
    status: WithdrawalStatus,
  ): Promise<boolean> {
    const first = agreement?.to === status ? agreement.by : undefined;
    const standing = first ? (await this.secondAdmins.standings(caller.id, [first])).get(first) : undefined;
    if (standing?.obstacle === '') return false;
    const isAlone =
      status === approved ? await this.limits.bookAlone('withdrawal', caller.id, coins) : exported === null;
    if (!isAlone && standing && !standing.mayAskInstead) {
      throw new AppError('NEEDS_SECOND_ADMIN', standing.obstacle);
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
  }

  /** Changes a request as long as it stands where the decider found it. */
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
