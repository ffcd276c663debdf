import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';
import { makeLimiter, take } from './rate-limits.js';

const MINUTE = 60;

/**
 * Slows down guessing: 10 failures in 15 minutes for account and address together, 100 an hour for an address.
 * No account is ever locked for everyone. Counted in the database, so that several processes share one count.
 */
@Injectable()
export class LoginThrottle {
  private readonly limiters: {
    limiter: RateLimiterMongo;
    keyOf: (account: string, address: string) => string;
  }[];

  constructor(@InjectConnection() connection: Connection, @Inject(ENV) env: Env) {
    const make = (prefix: string, points: number, seconds: number) =>
      makeLimiter(connection, prefix, points, seconds);
    this.limiters = env.rateLimit
      ? [
          { limiter: make('account', 10, 15 * MINUTE), keyOf: (account, address) => `${account}|${address}` },
          { limiter: make('address', 100, 60 * MINUTE), keyOf: (_account, address) => address },
        ]
      : [];
  }

  /** All limiters count in one collection. */
  async createIndexes(): Promise<void> {
    await this.limiters[0]?.limiter.createIndexes();
  }

  /**
   * Runs `attempt` and counts it when it fails with an AppError. It is counted before it runs and taken back after a
   * success, so that many attempts at once cannot slip through.
   */
  async guard<T>(account: string, address: string, attempt: () => Promise<T>): Promise<T> {
    for (const { limiter, keyOf } of this.limiters) await take(limiter, keyOf(account, address));
    const result = await attempt();
    await Promise.all(this.limiters.map(({ limiter, keyOf }) => limiter.reward(keyOf(account, address))));
    return result;
  }
}
