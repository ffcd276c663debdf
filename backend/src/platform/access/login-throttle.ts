import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { AppError } from '../../core/errors.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import { addressKey } from '../../core/address.js';
import type { LockScope } from '../sign-ins/sign-in-lock.schema.js';
import type { UsedUp } from '../sign-ins/sign-in-log.js';
import type { Recognition } from './known-devices.js';
import { clear, giveBack, makeLimiter, refuseUsedUp, take, usedUp } from './rate-limits.js';

const MINUTE = 60;

interface Counter {
  limiter: RateLimiterMongo;
  key: string;
  /** From where the account cannot sign in once the counter is used up. Unset: the counter counts an address alone. */
  scope?: LockScope;
}

interface Guarding {
  /** How the account recognises the caller's device. */
  device?: Recognition;
  /** Called after the failure that uses up a counter of the account. */
  onLocked?: (lock: UsedUp) => Promise<void>;
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
   * Fails with RATE_LIMITED when the address has no attempt left. Counts nothing. `guardThen` needs it before: an
   * address over its limit creates no further keys.
   */
  async assertOpen(address: string): Promise<void> {
    if (this.env.rateLimit) await refuseUsedUp(this.ofAddress, addressKey(address));
  }

  /** Runs `attempt` and counts it when it fails, as `assertOpen` and `guardThen` do. */
  async guard<T>(
    account: string,
    address: string,
    attempt: () => Promise<T>,
    guarding: Guarding = {},
  ): Promise<T> {
    if (typeof guarding.device !== 'object') await this.assertOpen(address);
    return this.guardThen(account, address, attempt, (result) => Promise.resolve(result), guarding);
  }

  /**
   * Runs `attempt` and counts it when it fails with an AppError. The count is taken before the attempt and given back
   * after a success, so that concurrent attempts cannot exceed the limit. Runs `then` while it is given back, and returns
   * what `then` returns. A failure of `then` counts nothing.
   */
  async guardThen<T, R>(
    account: string,
    address: string,
    attempt: () => Promise<T>,
    then: (result: T) => Promise<R>,
    { device = 'unknown', onLocked }: Guarding = {},
  ): Promise<R> {
    const counters = this.env.rateLimit ? this.countersOf(account, addressKey(address), device) : [];
    const counts = await takeAll(counters);
    const result = await attempt().catch(async (error: unknown) => {
      // The password was not checked.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') await giveAllBack(counters);
      else if (onLocked) await reportLocks(counters, counts, onLocked);
      throw error;
    });
    const [done, givenBack] = await Promise.allSettled([then(result), giveAllBack(counters)]);
    if (done.status === 'rejected') throw done.reason;
    if (givenBack.status === 'rejected') throw givenBack.reason;
    return done.value;
  }

  /** Lets an account sign in again from where `onLocked` said that it cannot. */
  async open({ scope, key }: Pick<UsedUp, 'scope' | 'key'>): Promise<void> {
    const limiters = { address: this.ofBoth, device: this.ofDevice, unknownDevices: this.ofAccount };
    await clear(limiters[scope], key);
  }

  /** Lists the counters to use. */
  private countersOf(account: string, address: string, device: Recognition): Counter[] {
    if (typeof device === 'object')
      return [{ limiter: this.ofDevice, key: `${account}|${device.cookie}`, scope: 'device' }];
    return [
      { limiter: this.ofAddress, key: address },
      ...(device === 'known'
        ? []
        : [{ limiter: this.ofAccount, key: account, scope: 'unknownDevices' as const }]),
      { limiter: this.ofBoth, key: `${account}|${address}`, scope: 'address' },
    ];
  }
}

/** Counts an attempt in all counters and returns the counts. When one rejects it, gives back those of the others. */
async function takeAll(counters: Counter[]): Promise<number[]> {
  const taken = await Promise.allSettled(counters.map(({ limiter, key }) => take(limiter, key)));
  const refused = taken.find((one) => one.status === 'rejected');
  if (!refused) return taken.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  await giveAllBack(counters.filter((_, at) => taken[at]?.status === 'fulfilled'));
  throw refused.reason;
}

/** Reports which counters of the account a failure has used up. Only the last allowed attempt can use a counter up. */
async function reportLocks(
  counters: Counter[],
  counts: number[],
  onLocked: NonNullable<Guarding['onLocked']>,
): Promise<void> {
  for (const [at, { limiter, key, scope }] of counters.entries()) {
    const isLast = (counts[at] ?? 0) >= limiter.points;
    const used = scope && isLast ? await usedUp(limiter, key) : undefined;
    if (scope && used) await onLocked({ scope, ...used });
  }
}

async function giveAllBack(counters: Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => giveBack(limiter, key)));
}
