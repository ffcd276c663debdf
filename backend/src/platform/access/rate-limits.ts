import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../core/errors.js';

/** Allows `points` requests per `duration` seconds per key; counted in the database, so that several processes share the count. */
export const makeLimiter = (connection: Connection, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterMongo({
    storeClient: connection.db,
    tableName: 'throttle',
    // It would make them beside the start, and only write to the console when that fails.
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration,
  });

/**
 * Counts one request of a key, or as many `points`; answers how many the key has counted. RATE_LIMITED with `message` when there
 * were too many.
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

/** Counts nothing; RATE_LIMITED with `message` when the key has no request left. */
export async function refuseUsedUp(limiter: RateLimiterMongo, key: string, message?: string): Promise<void> {
  const used = await limiter.get(storedKey(key));
  if (used && used.consumedPoints >= limiter.points) throw tooMany(used, message);
}

/** Takes back one request that `take` counted. */
export async function giveBack(limiter: RateLimiterMongo, key: string): Promise<void> {
  await limiter.reward(storedKey(key));
}

const tooMany = ({ msBeforeNext }: RateLimiterRes, message?: string) =>
  new AppError('RATE_LIMITED', message, undefined, Math.ceil(msBeforeNext / 1000));

/** Keys hold names and numbers that callers type: hashed, every key has one length and tells nothing. */
const storedKey = (key: string) => createHash('sha256').update(key).digest('base64url');
