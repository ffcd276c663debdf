// The short form of `npm run attack`: generated requests of every kind to every call, by every role and by guests.
import { readFileSync } from 'node:fs';
import { Attack } from '../../attack/attack.mjs';
import { Prober } from '../../attack/prober.mjs';
import { Random } from '../../src/startup/demo/random.js';
import type { Role } from '../../src/core/roles.js';
import { startApp, type TestApp } from '../support/app.js';
import { World } from '../authorisation/world.js';
import { DOCUMENT_FILE } from '../support/document.js';
import { expectBalanced } from '../ledger/ledger.js';
import { ROLES } from '../support/sign-in.js';

const SEED = 2412;
const REQUESTS = 1500;
const MILLISECONDS = 60_000;
/** Upper bound for the answer to a probe, in milliseconds. */
const SLOWEST = 1000;

let app: TestApp;
let attack: Attack;
let prober: Prober;
const tokens = new Map<string, Promise<string>>();
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  const world = await World.make(app);
  prober = new Prober(app.url);
  const open = async (role: Role) => {
    const { accessToken } = await app.openSession(role, world.own[role]);
    return accessToken;
  };
  attack = new Attack({
    url: app.url,
    random: new Random(SEED),
    document: JSON.parse(readFileSync(DOCUMENT_FILE, 'utf8')) as object,
    tokens: {
      of: (role) => {
        const known = tokens.get(role) ?? open(role as Role);
        tokens.set(role, known);
        return known;
      },
      renew: (role) => tokens.delete(role),
    },
    connections: 10,
  });
  await attack.prepare();
});
afterAll(async () => {
  attack.close();
  await prober.close();
  await app.close();
});

describe('the API under generated requests', () => {
  const found = (fault: string) =>
    attack.faults
      .get(fault)
      ?.samples.map(
        ({ what, request: { kind, method, path, as } }) =>
          `${kind}: ${method} ${path.slice(0, 200)} as ${as ?? 'anonymous'}: ${what}`,
      ) ?? [];

  it(
    `should answer all of ${REQUESTS} requests from ${ROLES.length} roles and from guests`,
    async () => {
      await prober.measured();
      const end = Date.now() + MILLISECONDS;
      await attack.run(REQUESTS, () => Date.now() > end);
      expect(attack.sent).toBeGreaterThanOrEqual(REQUESTS);
      expect(attack.succeeded.size).toBeGreaterThan(attack.calls.length / 3);
      expect(found('silent')).toEqual([]);
    },
    2 * MILLISECONDS,
  );

  it('should answer no 5xx when a request is wrong', () => expect(found('failed')).toEqual([]));

  it('should answer in the common envelope when a request fails', () =>
    expect(found('envelope')).toEqual([]));

  it('should match the API document when a request succeeds', () => expect(found('schema')).toEqual([]));

  it('should refuse callers without a permitted role', () => expect(found('role')).toEqual([]));

  it('should never answer with a password hash', () => expect(found('secret')).toEqual([]));

  it('should keep answering other callers when requests are large, wide or deep', async () => {
    expect((await prober.measured()).slowest).toBeLessThan(SLOWEST);
  });

  it('should balance the ledger after all requests', () => expectBalanced(app));
});
