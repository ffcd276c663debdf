import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../api/errors.js';

/** So many in so many seconds for a key; counted in the database, so that several processes share one count. */
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

/** Counts one; RATE_LIMITED when there were too many. */
export async function take(limiter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError('RATE_LIMITED', undefined, undefined, Math.ceil(refused.msBeforeNext / 1000));
  }
}
