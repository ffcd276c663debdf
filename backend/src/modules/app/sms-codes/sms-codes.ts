import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SecretsService } from '../../../platform/access/secrets.service.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { AccountDeleted } from '../../users/user-events.js';
import { digitsOf } from '../../users/user.schema.js';
import type { CodePurpose } from './code-purpose.js';
import { SmsCode } from './sms-code.schema.js';
import { SmsLimits } from './sms-limits.js';
import { SmsSender } from './sms-sender.js';

const LIFETIME = 10 * 60_000;
const TRIES = 5;
const PURPOSES: CodePurpose[] = ['reset', 'register'];

/** A correct code that is not used yet. */
export type CodeProof = Pick<SmsCode, '_id' | 'hash'>;

/**
 * Six-digit SMS codes. A code works once, for 10 minutes and at most 5 tries. A leading plus in a phone number is
 * ignored.
 */
@Injectable()
export class SmsCodes implements BeforeApplicationShutdown {
  private readonly logger = new Logger('SmsCodes');
  private readonly sending = new Set<Promise<void>>();

  constructor(
    @InjectModel(SmsCode.name) private readonly codes: Model<SmsCode>,
    private readonly limits: SmsLimits,
    private readonly secrets: SecretsService,
    private readonly sms: SmsSender,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
  }

  /** Returns false if no API key for the SMS service is set. */
  isEnabled(): Promise<boolean> {
    return this.sms.isEnabled();
  }

  /**
   * Sends a code to the number if `isMeant` resolves to true. Fails with RATE_LIMITED after too many requests, or when
   * the codes of the day are used up. Resolves before `isMeant` is called, so that neither the response nor its timing
   * reveals anything about the number.
   */
  async request(
    purpose: CodePurpose,
    given: string,
    address: string,
    isMeant: (number: string) => Promise<boolean>,
  ): Promise<void> {
    const number = digitsOf(given);
    await this.limits.countRequest(purpose, number, address);
    const send = async () => {
      if (await isMeant(number)) await this.send(purpose, number);
    };
    const sent = send()
      .catch((error: unknown) => this.logger.error({ msg: 'A code could not be sent', err: error }))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  /** Counts a try. Returns a proof if the code is correct, or undefined if the code is wrong, expired or used up. */
  async check(purpose: CodePurpose, given: string, code: string): Promise<CodeProof | undefined> {
    const number = digitsOf(given);
    const _id = idOf(purpose, number);
    const waiting = { _id, expiresAt: { $gt: new Date() }, tries: { $lt: TRIES } };
    // The try is counted before the code is compared, so that concurrent tries cannot exceed the limit.
    const known = await this.codes.findOneAndUpdate(waiting, { $inc: { tries: 1 } }).lean();
    const isRight = known && this.hashes(purpose, number, code).some((hash) => isEqual(hash, known.hash));
    return isRight ? { _id, hash: known.hash } : undefined;
  }

  /** Uses up a code. Returns false if a concurrent call has used it up first. */
  async use({ _id, hash }: CodeProof): Promise<boolean> {
    return (await this.codes.findOneAndDelete({ _id, hash })) !== null;
  }

  /** Deletes all codes of a number when its user's account is deleted. */
  @On(AccountDeleted)
  async forget({ number }: AccountDeleted): Promise<void> {
    await this.codes.deleteMany({ _id: { $in: PURPOSES.map((purpose) => idOf(purpose, number)) } });
  }

  private async send(purpose: CodePurpose, number: string): Promise<void> {
    await this.limits.countSent(purpose);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const [hash] = this.hashes(purpose, number, code);
    const stored = { hash, tries: 0, expiresAt: new Date(Date.now() + LIFETIME) };
    await this.codes.updateOne({ _id: idOf(purpose, number) }, { $set: stored }, { upsert: true });
    await this.sms.sendCode(number, code);
  }

  /** Returns the hash of a code for each key, the current key first. */
  private hashes(purpose: CodePurpose, number: string, code: string): string[] {
    return this.secrets
      .keys('password-code')
      .map(({ key }) => createHmac('sha256', key).update(`${purpose}:${number}:${code}`).digest('base64url'));
  }
}

const idOf = (purpose: CodePurpose, number: string) => `${purpose}:${number}`;
const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
