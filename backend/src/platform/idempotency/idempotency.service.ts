import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { present } from '../../core/present.js';
import { SecretsService } from '../access/secrets.service.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import { requestContext } from '../../core/request-context.js';
import { duplicateField } from '../../core/duplicate.js';
import { inTransaction } from '../database/transaction.js';
import { AnsweredCall } from './answered-call.schema.js';

/**
 * Prefix of stored bodies that are an HMAC. Stored bodies without the prefix are plain hashes of an earlier version.
 */
const KEYED = 'hmac:';

/** The stored data of a call. `names` is the app user whom the response names. */
interface AnsweredCallData {
  call: IdempotencyKey;
  answer: object;
  names: string | undefined;
}

/**
 * Executes a call once, however often the client sends it. The response is stored in the transaction of the call, so a
 * crash keeps both or neither. Of two concurrent calls with the same key, the second conflicts with the writes or at
 * the latest with the key of the first, and then returns the first call's response. Only successful calls are stored,
 * so that a failed call can be corrected and repeated; a bulk call also stores the failures of its rows.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(AnsweredCall.name) private readonly calls: Model<AnsweredCall>,
    private readonly secrets: SecretsService,
  ) {}

  /**
   * Executes a call once per key. `prepare` looks up and validates the subjects of the call, outside the transaction so
   * that look-ups hold no locks, and returns the work for one transaction. It reports with `names` the app user whom
   * the response will name. Returns the result of the work, or the stored response of an earlier call.
   */
  async once<A extends object>(
    call: IdempotencyKey | undefined,
    prepare: (names: (user: string) => void) => Promise<() => Promise<A>>,
  ): Promise<A> {
    let names: string | undefined;
    const name = (user: string) => {
      names = user;
    };
    if (!call) return inTransaction(this.connection, await prepare(name));
    const context = requestContext();
    if (context) context.idempotencyKey = call.key;
    const known = await this.answered<A>(call);
    if (known) return known;
    try {
      const work = await prepare(name);
      return await inTransaction(this.connection, async () => {
        const answer = await work();
        await this.keep([{ call, answer, names }]);
        return answer;
      });
    } catch (error) {
      // After any failure: if the same call succeeded meanwhile, return its response.
      const answer = await this.answered<A>(call);
      if (answer) return answer;
      throw error;
    }
  }

  /** Stores responses in the transaction of their calls. Fails when a key already exists. */
  async keep(answers: AnsweredCallData[]): Promise<void> {
    if (!answers.length) return;
    await this.calls.insertMany(
      answers.map(({ call: { id: _id, body, user }, answer, names }) => ({
        ...{ _id, body: present(this.storedBodies(body)[0]), answer, at: new Date() },
        ...(user && { by: user }),
        ...(names && { names }),
      })),
      { lean: true },
    );
  }

  /**
   * Stores a response on its own. Returns the valid response of the call: an earlier one when another process stored it
   * first.
   */
  async keepFirst<A extends object>(call: IdempotencyKey, answer: A, names?: string): Promise<A> {
    try {
      await this.keep([{ call, answer, names }]);
      return answer;
    } catch (error) {
      if (!duplicateField(error)) throw error;
      return (await this.answered<A>(call)) ?? answer;
    }
  }

  /**
   * Anonymises stored responses when a user deletes the account; called in the transaction of the deletion. The records
   * stay, so that no call is executed twice: the user's own calls cannot be repeated, and calls of others return a
   * response without the person.
   */
  async forget(user: string, label: string): Promise<void> {
    await this.calls.updateMany({ by: user }, { $set: { answer: {} } });
    const naming = (field: string) => ({ names: user, [field]: { $exists: true } });
    await this.calls.updateMany(naming('answer.message'), {
      $set: { 'answer.message': `Done earlier, for a ${label}` },
    });
    await this.calls.updateMany(
      { names: user, 'answer.done': false },
      { $set: { 'answer.message': `Refused earlier, for a ${label}` } },
    );
    await this.calls.updateMany(naming('answer.details.username'), {
      $set: { 'answer.details.username': label },
    });
  }

  /**
   * Returns the stored response of a call, or undefined. Throws IDEMPOTENCY_MISMATCH when the key was used with another
   * body.
   */
  async answered<A extends object>(call: IdempotencyKey): Promise<A | undefined> {
    const stored = await this.calls.findById(call.id).lean();
    if (stored && !this.isSameBody(call, stored.body)) throw new AppError('IDEMPOTENCY_MISMATCH');
    return stored?.answer as A | undefined;
  }

  private isSameBody({ body, isSameBody }: IdempotencyKey, stored: string): boolean {
    return stored.startsWith(KEYED) ? this.storedBodies(body).includes(stored) : isSameBody(stored);
  }

  /**
   * Returns the stored forms of a body's hash, the one under the current key first. Bodies contain account numbers:
   * without the key, a stored form cannot confirm a guess.
   */
  private storedBodies(body: string): string[] {
    return this.secrets
      .keys('idempotency')
      .map(({ key }) => KEYED + createHmac('sha256', key).update(body).digest('base64url'));
  }

  /** Returns the ids of those calls that have a stored response. */
  async known(calls: IdempotencyKey[]): Promise<Set<string>> {
    const stored = await this.calls.find({ _id: { $in: calls.map(({ id }) => id) } }, { _id: 1 }).lean();
    return new Set(stored.map(({ _id }) => _id));
  }
}
