import { hash, verify } from '@node-rs/argon2';
import { passwordOf } from '../../core/typed-text.js';
import { queueHash } from '../work/queues.js';

/** The cost of argon2id: OWASP's first choice, with the memory in KiB. */
const SAFE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The lowest cost, because tests sign in thousands of times. In production NODE_ENV is `production`. */
const TEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const COST = process.env.NODE_ENV === 'test' ? TEST : SAFE;

/** Returns the hash to store. Fails with UNAVAILABLE when the queue of hashes is full. */
export const hashPassword = (password: string): Promise<string> =>
  queueHash('make', () => hash(passwordOf(password), COST));

/** Used for the comparison when the account does not exist, so that both cases take the same time. */
const noAccount = hashPassword('nobody has this password');

/**
 * Returns whether the password is right: with composed letters, or as typed, because hashes of an earlier version are of
 * the text as typed. Without a hash it takes the same time and returns false: the number of attempts depends on the text
 * alone. Fails with UNAVAILABLE when the queue of checks is full.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const compared = passwordHash ?? (await noAccount);
  for (const text of new Set([passwordOf(password), password]))
    if (await queueHash('check', () => verify(compared, text))) return passwordHash !== undefined;
  return false;
}
