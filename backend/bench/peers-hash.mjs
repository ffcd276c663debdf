// Times the password hash of this product and of its peers apart from their sign-ins.
import { pbkdf2 } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashPassword, isPassword } from '../dist/platform/access/passwords.js';

const PASSWORD = 'bench-staff-1';
const TIMES = 60;
/** The parameters in `payload/dist/auth/strategies/local/generatePasswordSaltHash.js`. */
const PAYLOAD = { iterations: 600_000, length: 32 };
/** The cost in `frontend/bench/peers/adminjs/seed.mjs`. */
const BCRYPT_COST = 10;

const derive = promisify(pbkdf2);

/** What each product does to compare a password. */
const COMPARISONS = {
  callboard: async () => {
    const stored = await hashPassword(PASSWORD);
    return {
      algorithm: stored.split('$').slice(1, 4).join(' '),
      compare: () => isPassword(PASSWORD, stored),
    };
  },
  adminjs: async (folder) => {
    const bcrypt = createRequire(join(folder, 'adminjs/server.mjs'))('bcrypt');
    const stored = await bcrypt.hash(PASSWORD, BCRYPT_COST);
    return { algorithm: `bcrypt, cost ${BCRYPT_COST}`, compare: () => bcrypt.compare(PASSWORD, stored) };
  },
  payload: () => ({
    algorithm: `PBKDF2-HMAC-SHA256, ${PAYLOAD.iterations} iterations`,
    compare: () => derive(PASSWORD, 'f'.repeat(64), PAYLOAD.iterations, PAYLOAD.length, 'sha256'),
  }),
};

/**
 * Returns the algorithm of a product with its cost, and the processor time of one comparison in ms, with so many
 * comparisons `atOnce`: two that share a processor and its memory take longer than one alone.
 */
export async function timeHash(name, folder, atOnce = 1) {
  const { algorithm, compare } = await COMPARISONS[name](folder);
  await compare();
  const used = process.cpuUsage();
  let left = TIMES;
  const compareNext = async () => {
    while (left-- > 0) await compare();
  };
  await Promise.all(Array.from({ length: atOnce }, compareNext));
  const { user, system } = process.cpuUsage(used);
  return { algorithm, processor: (user + system) / 1000 / TIMES };
}
