import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../core/errors.js';

/**
 * Creates a limiter that allows `points` requests per `duration` seconds per key. Counts in the database, so that
 * several processes share the count.
 */
export const makeLimiter = (connection: Connection, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterMongo({
    storeClient: connection.db,
    tableName: 'throttle',
    // The limiter would create the indexes in the background and only log a failure to the console.
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration,
  });

/**
 * Counts one request of a key, or `points` of them. Returns the key's count. Fails with RATE_LIMITED and `message`
 * above the limit.
 */
export async function take(
  limiter: RateLimiterMongo,
  key: string,
  message?: string,
  points = 1,
): Promise<number> {
  try {
    return (await limiter.consume(storedKey(key), points)).consumedPoints;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw tooMany(refused, message);
  }
}

/** Fails with RATE_LIMITED and `message` when the key has no request left. Counts nothing. */
export async function refuseUsedUp(limiter: RateLimiterMongo, key: string, message?: string): Promise<void> {
  const used = await limiter.get(storedKey(key));
  if (used && used.consumedPoints >= limiter.points) throw tooMany(used, message);
}

/**
 * Returns a used-up key as it is stored, its limit and the time at which it is free again. undefined while the key has
 * requests left.
 */
export async function usedUp(
  limiter: RateLimiterMongo,
  key: string,
): Promise<{ key: string; failures: number; until: Date } | undefined> {
  const stored = storedKey(key);
  const used = await limiter.get(stored);
  if (!used || used.consumedPoints < limiter.points) return undefined;
  return { key: stored, failures: limiter.points, until: new Date(Date.now() + used.msBeforeNext) };
}

/** Gives back all requests of a key, named as `usedUp` returns it. */
export async function clear(limiter: RateLimiterMongo, stored: string): Promise<void> {
  await limiter.delete(stored);
}

/** Gives back one request that `take` counted. */
export async function giveBack(limiter: RateLimiterMongo, key: string): Promise<void> {
  await limiter.reward(storedKey(key));
}

const tooMany = ({ msBeforeNext }: RateLimiterRes, message?: string) =>
  new AppError('RATE_LIMITED', message, undefined, Math.ceil(msBeforeNext / 1000));

/** Hashes a key: keys contain names and numbers that callers type. A hash has a fixed length and reveals nothing. */
const storedKey = (key: string) => createHash('sha256').update(key).digest('base64url');
