import { hash, verify } from '@node-rs/argon2';
import { queueHash } from '../work/queues.js';

// argon2id at OWASP's first choice: 19 MiB, 2 passes, 1 lane (the library's defaults, written out because they are a decision).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store; UNAVAILABLE when the server has too many to make. */
export const hashPassword = (password: string): Promise<string> =>
  queueHash('make', () => hash(password, COST));

/** Compared against when there is no such account, so that both answers take the same time. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is right; without a hash it takes as long and is false. UNAVAILABLE when too many wait. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const compared = passwordHash ?? (await nobody);
  const right = await queueHash('check', () => verify(compared, password));
  return right && passwordHash !== undefined;
}
