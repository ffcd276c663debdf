import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { AppError } from '../../core/errors.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import { addressKey } from '../../core/address.js';
import type { Recognition } from './known-devices.js';
import { giveBack, makeLimiter, take } from './rate-limits.js';

const MINUTE = 60;

interface Counter {
  limiter: RateLimiterMongo;
  key: string;
}

/**
 * Slows down guessing. Counts failures: 100 an hour for an address, 50 an hour for an account over all addresses, 10 in 15
 * minutes for account and address together. Devices that the account knows pass the count over all addresses, so no account is
 * ever locked for everyone; a device known by its cookie has 10 in 15 minutes of its own. IPv6 addresses count by their /64.
 */
@Injectable()
export class LoginThrottle {
  private readonly ofAddress: RateLimiterMongo;
  private readonly ofAccount: RateLimiterMongo;
  private readonly ofBoth: RateLimiterMongo;
  private readonly ofDevice: RateLimiterMongo;

  constructor(
    @InjectConnection() connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.ofAddress = makeLimiter(connection, 'address', 100, 60 * MINUTE);
    this.ofAccount = makeLimiter(connection, 'account', 50, 60 * MINUTE);
    this.ofBoth = makeLimiter(connection, 'account-address', 10, 15 * MINUTE);
    this.ofDevice = makeLimiter(connection, 'device', 10, 15 * MINUTE);
  }

  /** All limiters count in one collection. */
  async createIndexes(): Promise<void> {
    await this.ofAddress.createIndexes();
  }

  /**
   * Runs `attempt` and counts it when it fails with an AppError. The attempt is counted before it runs and taken back after a
   * success, so that many attempts at once cannot slip through. `device` says how the account knows the caller's device.
   */
  async guard<T>(
    account: string,
    address: string,
    attempt: () => Promise<T>,
    device: Recognition = 'unknown',
  ): Promise<T> {
    const counters = this.env.rateLimit ? this.countersOf(account, addressKey(address), device) : [];
    await takeAll(counters);
    try {
      const result = await attempt();
      await giveAllBack(counters);
      return result;
    } catch (error) {
      // Nobody looked at the password.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') await giveAllBack(counters);
      throw error;
    }
  }

  /** The address comes first: an address that used up its failures makes no further keys. */
  private countersOf(account: string, address: string, device: Recognition): Counter[] {
    if (typeof device === 'object') return [{ limiter: this.ofDevice, key: `${account}|${device.cookie}` }];
    return [
      { limiter: this.ofAddress, key: address },
      ...(device === 'known' ? [] : [{ limiter: this.ofAccount, key: account }]),
      { limiter: this.ofBoth, key: `${account}|${address}` },
    ];
  }
}

/** An attempt that one counter refuses is no failure in the others. */
async function takeAll(counters: Counter[]): Promise<void> {
  for (const [at, { limiter, key }] of counters.entries()) {
    try {
      await take(limiter, key);
    } catch (error) {
      await giveAllBack(counters.slice(0, at));
      throw error;
    }
  }
}

async function giveAllBack(counters: Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => giveBack(limiter, key)));
}
