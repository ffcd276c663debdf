import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { present } from '../../core/present.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
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

/** One movement, and what is written and answered with it. */
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

interface Waiting {
  call: IdempotencyKey | undefined;
  context: RequestContext | undefined;
  posting: Posting<object>;
  resolve: (answer: object) => void;
  reject: (error: unknown) => void;
}

interface Lane {
  waiting: Waiting[];
  isBusy: boolean;
}

const laneOf = (account: StoredAccount) => parseInt(account.slice(-4), 16) % LANES;

/**
 * Writes of accounts that many want at once: coin agencies that sell, hosts that get gifts. Two transactions on one balance only
 * wait for each other, and each commit waits for the disk. So this process makes those of one account in turn, and what has
 * come in meanwhile together: one transaction for up to 32 of them. While nobody waits each goes through at once, by
 * itself. Other processes are met as everywhere, by the guarded update.
 */
@Injectable()
export class AccountWriteQueue {
  private readonly lanes = Array.from({ length: LANES }, (): Lane => ({ waiting: [], isBusy: false }));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Like `IdempotencyService.once`, for one movement of `account`. `prepare` looks up and checks at once, outside of the turn;
   * the posting that it answers is written in its turn.
   */
  async post<A extends object>(
    account: StoredAccount,
    call: IdempotencyKey | undefined,
    prepare: () => Promise<Posting<A>>,
  ): Promise<A> {
    const context = requestContext();
    if (context && call) context.idempotencyKey = call.key;
    try {
      const posting = await prepare();
      return await new Promise<A>((resolve, reject) => {
        const one = { call, context, posting, resolve: resolve as Waiting['resolve'], reject };
        this.enqueue(present(this.lanes[laneOf(account)]), one);
      });
    } catch (error) {
      // Refused, perhaps because it has gone through already.
      const answer = call && (await this.idempotency.answered<A>(call));
      if (answer) return answer;
      throw error;
    }
  }

  private enqueue(lane: Lane, one: Waiting): void {
    lane.waiting.push(one);
    if (!lane.isBusy) void this.drain(lane);
  }

  private async drain(lane: Lane): Promise<void> {
    lane.isBusy = true;
    while (lane.waiting.length) {
      const batch = lane.waiting.splice(0, MOST);
      const [only, ...others] = batch;
      if (only && !others.length) await this.writeOne(only);
      else await this.writeBatch(batch);
    }
    lane.isBusy = false;
  }

  /** All of them or, when one of them is not possible, each by itself, so that each is told its own reason. */
  private async writeBatch(batch: Waiting[]): Promise<void> {
    try {
      const known = await this.idempotency.known(batch.flatMap(({ call }) => call ?? []));
      const fresh = batch.filter(({ call }) => !call || !known.has(call.id));
      const answers = fresh.length
        ? await inTransaction(this.connection, async () => {
            const written = await this.write(fresh);
            await this.idempotency.keep(
              fresh.flatMap(({ call, posting: { names } }, at) =>
                call ? [{ call, answer: present(written[at]), names }] : [],
              ),
            );
            return written;
          })
        : [];
      fresh.forEach(({ resolve }, at) => resolve(present(answers[at])));
      for (const one of batch) if (!fresh.includes(one)) await this.writeOne(one);
    } catch (error) {
      if (isRefused(error)) for (const one of batch) await this.writeOne(one);
      // Whether it was carried out may be unknown: what came without a key must not be tried again by us.
      else for (const { reject } of batch) reject(error);
    }
  }

  /** One by itself, in its own name; what was answered before is answered again. */
  private async writeOne(one: Waiting): Promise<void> {
    const { call, context, posting, resolve, reject } = one;
    try {
      const once = () =>
        this.idempotency.once(call, (names) => {
          names(posting.names);
          return Promise.resolve(async () => present((await this.write([one]))[0]));
        });
      resolve(await continueAs(context, once));
    } catch (error) {
      reject(error);
    }
  }

  /** Movements, audit records and what else belongs to them, in the transaction of the caller; answers the answers. */
  private async write(batch: Waiting[]): Promise<object[]> {
    const entries = await this.ledger.moveAll(
      batch.map(({ posting: { movement }, context }) => ({ movement, context })),
    );
    const records = batch.flatMap(({ posting: { audit }, context }, at) =>
      audit ? [continueAs(context, () => this.audit.written(audit(present(entries[at]))))] : [],
    );
    await this.audit.recordAll(records);
    for (const [at, { posting, context }] of batch.entries()) {
      const { also } = posting;
      if (also) await continueAs(context, () => also(present(entries[at])));
    }
    return batch.map(({ posting }, at) => posting.answer(present(entries[at])));
  }
}

/** Refused for what it asked: nothing of it was carried out. */
const isRefused = (error: unknown) =>
  error instanceof AppError || (error instanceof mongo.MongoServerError && error.code === 11000);
