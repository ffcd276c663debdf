import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import type { CallKey } from '../../http/call-key.js';
import { AppError } from '../../core/errors.js';
import { continueAs, type RequestContext, requestContext } from '../../core/request-context.js';
import { AuditService, type Change } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { StoredAccount } from './accounts.js';
import type { LedgerEntry } from './ledger-entry.schema.js';
import { LedgerService, type Movement } from './ledger.service.js';

/** So many movements go into one transaction. */
const MOST = 32;
/** The accounts of a process take turns in so many lanes: few enough that those of several accounts go through together. */
const LANES = 4;

/** One movement of a busy account, and what belongs to it. */
export interface Posting<A extends object> {
  movement: Movement;
  /** The audit record of a change by staff. */
  audit?: (entry: LedgerEntry) => Change;
  /** What is written beside the coins. */
  also?: (entry: LedgerEntry) => Promise<void>;
  answer: (entry: LedgerEntry) => A;
  /** The user of the app whom the answer names. */
  names: string;
}

interface Job {
  call: CallKey | undefined;
  context: RequestContext | undefined;
  posting: Posting<object>;
  resolve: (answer: object) => void;
  reject: (error: unknown) => void;
}

interface Lane {
  jobs: Job[];
  isBusy: boolean;
}

const laneOf = (account: StoredAccount) => parseInt(account.slice(-4), 16) % LANES;

/**
 * Movements of accounts that many want at once: coin agencies that sell, hosts that get gifts. Two transactions on one
 * balance only wait for each other, and each commit waits for the disk. So this process makes those of one account in turn,
 * and what has come in meanwhile together: one transaction for up to 32 of them. While nobody waits each goes through at
 * once, by itself. Other processes are met as everywhere, by the guarded update.
 */
@Injectable()
export class BusyAccounts {
  private readonly lanes = Array.from({ length: LANES }, (): Lane => ({ jobs: [], isBusy: false }));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /** Like `IdempotencyService.once`, for one movement of `account`. `prepare` runs at once, outside of the turn. */
  async move<A extends object>(
    account: StoredAccount,
    call: CallKey | undefined,
    prepare: () => Promise<Posting<A>>,
  ): Promise<A> {
    const context = requestContext();
    if (context && call) context.idempotencyKey = call.key;
    try {
      const posting = await prepare();
      return await new Promise<A>((resolve, reject) => {
        const job = { call, context, posting, resolve: resolve as Job['resolve'], reject };
        this.enqueue(this.lanes[laneOf(account)]!, job);
      });
    } catch (error) {
      // Refused, perhaps because it has gone through already.
      const answer = call && (await this.idempotency.answered<A>(call));
      if (answer) return answer;
      throw error;
    }
  }

  private enqueue(lane: Lane, job: Job): void {
    lane.jobs.push(job);
    if (!lane.isBusy) void this.drain(lane);
  }

  private async drain(lane: Lane): Promise<void> {
    lane.isBusy = true;
    while (lane.jobs.length) {
      const jobs = lane.jobs.splice(0, MOST);
      if (jobs.length === 1) await this.alone(jobs[0]!);
      else await this.together(jobs);
    }
    lane.isBusy = false;
  }

  /** All of them or, when one of them is not possible, each by itself, so that each is told its own reason. */
  private async together(jobs: Job[]): Promise<void> {
    try {
      const known = await this.idempotency.known(jobs.flatMap(({ call }) => call ?? []));
      const fresh = jobs.filter(({ call }) => !call || !known.has(call.id));
      const answers = fresh.length ? await inTransaction(this.connection, () => this.post(fresh)) : [];
      fresh.forEach(({ resolve }, at) => resolve(answers[at]!));
      for (const job of jobs) if (!fresh.includes(job)) await this.alone(job);
    } catch (error) {
      if (isRefused(error)) for (const job of jobs) await this.alone(job);
      // Whether it was carried out may be unknown: what came without a key must not be tried again by us.
      else for (const { reject } of jobs) reject(error);
    }
  }

  private async post(jobs: Job[]): Promise<object[]> {
    const entries = await this.ledger.moveAll(
      jobs.map(({ posting: { movement }, context }) => ({ movement, context })),
    );
    const records = jobs.flatMap(({ posting: { audit }, context }, at) =>
      audit ? [continueAs(context, () => this.audit.written(audit(entries[at]!)))] : [],
    );
    await this.audit.recordAll(records);
    for (const [at, { posting, context }] of jobs.entries()) {
      if (posting.also) await continueAs(context, () => posting.also!(entries[at]!));
    }
    const answers = jobs.map(({ posting }, at) => posting.answer(entries[at]!));
    await this.idempotency.keep(
      jobs.flatMap(({ call, posting: { names } }, at) =>
        call ? [{ call, answer: answers[at]!, names }] : [],
      ),
    );
    return answers;
  }

  private async alone({ call, context, posting, resolve, reject }: Job): Promise<void> {
    const { movement, audit, also, answer, names } = posting;
    const work = async () => {
      const entry = await this.ledger.move(movement);
      if (audit) await this.audit.record(audit(entry));
      await also?.(entry);
      return answer(entry);
    };
    try {
      const prepare = (name: (user: string) => void) => {
        name(names);
        return Promise.resolve(work);
      };
      resolve(await continueAs(context, () => this.idempotency.once(call, prepare)));
    } catch (error) {
      reject(error);
    }
  }
}

/** Refused for what it asked: nothing of it was carried out. */
const isRefused = (error: unknown) =>
  error instanceof AppError || (error instanceof mongo.MongoServerError && error.code === 11000);
