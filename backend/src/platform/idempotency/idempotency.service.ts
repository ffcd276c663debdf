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

/** Marks stored bodies that are an HMAC; stored bodies without the mark are plain hashes of an earlier version. */
const KEYED = 'hmac:';

/** What is kept of a call. `names`: the user of the app whom the answer names. */
interface Kept {
  call: IdempotencyKey;
  answer: object;
  names: string | undefined;
}

/**
 * Carries out a call once, however often it is sent. The answer is stored in the transaction of what it answers for: a crash
 * leaves both or neither. Of two that run at the same time, the second meets the first one's writes, or at the latest its
 * key, and then answers what the first one answered. Only successes are kept, so that a refused call can be mended, but
 * a call over several rows keeps the refusals of its rows too.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(AnsweredCall.name) private readonly calls: Model<AnsweredCall>,
    private readonly secrets: SecretsService,
  ) {}

  /**
   * `prepare` looks up and checks what the call names, and answers the work that is then done in one transaction: nothing
   * is held while something is only looked up. It says with `names` which user of the app the answer will name. Answers what
   * the work answers, or what this call was answered before.
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
      // Whatever failed: if the same call went through meanwhile, its answer is this one's too.
      const answer = await this.answered<A>(call);
      if (answer) return answer;
      throw error;
    }
  }

  /** Keeps answers, in the transaction of what they answer for. A key that is there already fails it. */
  async keep(answers: Kept[]): Promise<void> {
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

  /** Keeps an answer by itself; returns what stands for this call, which is another answer when that came first. */
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
   * The account of a user goes; in the transaction of that. The calls stay, so that nothing is carried out a second time:
   * nobody can repeat those of the user, and those of others are answered without the person.
   */
  async forget(user: string, label: string): Promise<void> {
    await this.calls.updateMany({ by: user }, { $set: { answer: {} } });
    const naming = (field: string) => ({ names: user, [field]: { $exists: true } });
    await this.calls.updateMany(naming('answer.message'), {
      $set: { 'answer.message': `Done before, for what is now a ${label}` },
    });
    await this.calls.updateMany(
      { names: user, 'answer.done': false },
      { $set: { 'answer.message': `Refused before, for what is now a ${label}` } },
    );
    await this.calls.updateMany(naming('answer.details.username'), {
      $set: { 'answer.details.username': label },
    });
  }

  /** What a call was answered before; undefined when it was not. Another body under its key is another call. */
  async answered<A extends object>(call: IdempotencyKey): Promise<A | undefined> {
    const kept = await this.calls.findById(call.id).lean();
    if (kept && !this.isSameBody(call, kept.body)) throw new AppError('IDEMPOTENCY_MISMATCH');
    return kept?.answer as A | undefined;
  }

  private isSameBody({ body, isSameBody }: IdempotencyKey, stored: string): boolean {
    return stored.startsWith(KEYED) ? this.storedBodies(body).includes(stored) : isSameBody(stored);
  }

  /**
   * The stored forms of a body's hash, under the current key first. Bodies hold account numbers: without the key, a stored form
   * confirms no guess.
   */
  private storedBodies(body: string): string[] {
    return this.secrets
      .keys('idempotency')
      .map(({ key }) => KEYED + createHmac('sha256', key).update(body).digest('base64url'));
  }

  /** Which of these calls were answered before, by their ids. */
  async known(calls: IdempotencyKey[]): Promise<Set<string>> {
    const kept = await this.calls.find({ _id: { $in: calls.map(({ id }) => id) } }, { _id: 1 }).lean();
    return new Set(kept.map(({ _id }) => _id));
  }
}
