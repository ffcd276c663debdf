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
 * Limits password guessing. Counts failures: 100 per hour for an address, 50 per hour for an account across all
 * addresses, 10 in 15 minutes for the pair of account and address. Known devices skip the count across all addresses,
 * so an account is never locked for everyone; a device with a cookie has its own limit of 10 in 15 minutes. IPv6
 * addresses count by their /64.
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

  /** Creates the indexes of the one collection that all limiters use. */
  async createIndexes(): Promise<void> {
    await this.ofAddress.createIndexes();
  }

  /**
   * Runs `attempt` and counts it when it fails with an AppError. The count is taken before the attempt and given back
   * after a success, so that concurrent attempts cannot exceed the limit. `device` tells how the account recognises the
   * caller's device.
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
      // The password was not checked.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') await giveAllBack(counters);
      throw error;
    }
  }

  /** Lists the counters to use. The address comes first: an address over its limit creates no further keys. */
  private countersOf(account: string, address: string, device: Recognition): Counter[] {
    if (typeof device === 'object') return [{ limiter: this.ofDevice, key: `${account}|${device.cookie}` }];
    return [
      { limiter: this.ofAddress, key: address },
      ...(device === 'known' ? [] : [{ limiter: this.ofAccount, key: account }]),
      { limiter: this.ofBoth, key: `${account}|${address}` },
    ];
  }
}

/** Counts an attempt in all counters. When one counter rejects it, gives back the counts of the others. */
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
