import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { present } from '../../core/present.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import { continueAs, type RequestContext, requestContext } from '../../core/request-context.js';
import { AuditService, type Change } from '../../platform/audit/audit.service.js';
import { isDuplicateKey } from '../../core/duplicate.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { StoredAccount } from './accounts.js';
import type { LedgerEntry } from './ledger-entry.schema.js';
import { LedgerService, type Movement } from './ledger.service.js';

/** The maximum number of movements in one transaction. */
const MAX_MOVEMENTS = 32;
/**
 * The number of lanes that the accounts of this process share. With few lanes, movements of several accounts share a
 * transaction.
 */
const LANES = 4;

/** A movement, with the records to write and the response to return. */
export interface Posting<A extends object> {
  movement: Movement;
  /** Returns the audit record of a change by staff. */
  audit?: (entry: LedgerEntry) => Change;
  /** Writes further records in the transaction of the movement. */
  also?: (entry: LedgerEntry) => Promise<void>;
  /**
   * Writes further records of several entries in their transaction: called once with the entries of all postings that name
   * this function.
   */
  together?: (entries: readonly LedgerEntry[]) => Promise<void>;
  answer: (entry: LedgerEntry) => A;
  /** The app user whom the response names. */
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
 * Queues writes to accounts with many concurrent movements, such as coin agencies that sell and hosts that receive
 * gifts. Concurrent transactions on one balance wait for each other, and each commit waits for the disk. This process
 * therefore writes the movements of an account in turn, and batches up to 32 queued movements into one transaction. A
 * movement that finds its lane idle is written at once in a transaction of its own. The guarded update of the balances
 * handles conflicts with other processes.
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
   * Works like `IdempotencyService.once` for one movement of `account`. `prepare` runs at once, outside the queue, for
   * look-ups and checks. The posting that it returns is written in its turn.
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
      // The movement may have been rejected because an earlier request with this idempotency key has already made it.
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
      const batch = lane.waiting.splice(0, MAX_MOVEMENTS);
      const [only, ...others] = batch;
      if (only && !others.length) await this.writeOne(only);
      else await this.writeBatch(batch);
    }
    lane.isBusy = false;
  }

  /**
   * Writes the batch in one transaction. If a movement is rejected, writes each on its own, so that each caller gets
   * its own error.
   */
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
      // The transaction may have been committed, so a movement without an idempotency key must not be retried.
      else for (const { reject } of batch) reject(error);
    }
  }

  /** Writes one movement in the context of its request, or returns the stored response of its idempotency key. */
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

  /** Writes the movements, audit records and further records in the caller's transaction. Returns the responses. */
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
    for (const [together, named] of sharedWrites(batch, entries)) await together(named);
    return batch.map(({ posting }, at) => posting.answer(present(entries[at])));
  }
}

/** Returns the functions that the postings of a batch name, each with the entries of those postings. */
function sharedWrites(
  batch: readonly Waiting[],
  entries: readonly LedgerEntry[],
): Map<NonNullable<Posting<object>['together']>, LedgerEntry[]> {
  const shared: ReturnType<typeof sharedWrites> = new Map();
  for (const [at, { posting }] of batch.entries()) {
    const { together } = posting;
    if (together) shared.set(together, [...(shared.get(together) ?? []), present(entries[at])]);
  }
  return shared;
}

/** Whether the transaction was rejected for its contents, so that nothing was written. */
const isRefused = (error: unknown) => error instanceof AppError || isDuplicateKey(error);
