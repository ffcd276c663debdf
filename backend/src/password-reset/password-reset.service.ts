import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { makeLimiter, take } from '../access/rate-limits.js';
import { SecretsService } from '../access/secrets.service.js';
import { AppError, fieldError } from '../api/errors.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';
import { digitsOf } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { PasswordCode } from './password-code.schema.js';
import { SmsSender } from './sms-sender.js';

const LIFETIME = 10 * 60_000;
const TRIES = 5;
const HOUR = 3600;

/** A user of the app who forgot the password gets a code by SMS. Nothing here tells whether a number has an account. */
@Injectable()
export class PasswordResetService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('PasswordReset');
  private readonly limits: {
    limiter: RateLimiterMongo;
    keyOf: (number: string, address: string) => string;
  }[];
  private readonly sending = new Set<Promise<void>>();

  constructor(
    @InjectModel(PasswordCode.name) private readonly codes: Model<PasswordCode>,
    @InjectConnection() connection: Connection,
    @Inject(ENV) env: Env,
    private readonly users: UsersService,
    private readonly secrets: SecretsService,
    private readonly sms: SmsSender,
  ) {
    const make = (prefix: string, points: number, seconds: number) =>
      makeLimiter(connection, `reset-${prefix}`, points, seconds);
    // Each SMS costs money and rings somebody's phone, so requests are counted whether or not there is such a user.
    this.limits = env.rateLimit
      ? [
          { limiter: make('caller', 3, HOUR / 4), keyOf: (number, address) => `${number}|${address}` },
          { limiter: make('number', 10, 24 * HOUR), keyOf: (number) => number },
          { limiter: make('address', 30, HOUR), keyOf: (_number, address) => address },
        ]
      : [];
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
  }

  /** Sends a code to the number if it is a user's. Answered before that is even looked up, so the time tells nothing. */
  async begin(given: string, address: string): Promise<void> {
    const number = digitsOf(given);
    for (const { limiter, keyOf } of this.limits) await take(limiter, keyOf(number, address));
    if (!(await this.sms.isEnabled()))
      throw new AppError('INVALID_TRANSITION', 'Codes by SMS are not set up: please ask the support');
    const sent = this.sendCode(number)
      .catch((error: unknown) => this.logger.error({ msg: 'A code could not be sent', err: error }))
      .finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  /** Sets a new password for whoever has the code. A code is good once, for 10 minutes and 5 tries. */
  async finish(given: string, code: string, password: string): Promise<void> {
    const number = digitsOf(given);
    const waiting = { _id: number, expiresAt: { $gt: new Date() }, tries: { $lt: TRIES } };
    // Counted before it is compared: many tries at once cannot slip through.
    const known = await this.codes.findOneAndUpdate(waiting, { $inc: { tries: 1 } }).lean();
    const right = known && this.hashes(number, code).some((hash) => isEqual(hash, known.hash));
    const used = right && (await this.codes.findOneAndDelete({ _id: number, hash: known.hash }));
    const user = used && (await this.users.findByNumber(number));
    if (!user) throw fieldError('code', 'This code is wrong or has expired');
    await this.users.resetPassword(user._id, password);
  }

  async forget(number: string): Promise<void> {
    await this.codes.deleteOne({ _id: number });
  }

  private async sendCode(number: string): Promise<void> {
    const user = await this.users.findByNumber(number);
    if (!user?.active) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const [hash] = this.hashes(number, code);
    const kept = { hash, tries: 0, expiresAt: new Date(Date.now() + LIFETIME) };
    await this.codes.updateOne({ _id: number }, { $set: kept }, { upsert: true });
    await this.sms.sendCode(number, code);
  }

  /** Under the current key first. */
  private hashes(number: string, code: string): string[] {
    return this.secrets
      .keys('password-code')
      .map(({ key }) => createHmac('sha256', key).update(`${number}:${code}`).digest('base64url'));
  }
}

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
