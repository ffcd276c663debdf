// Random sequences of everything that moves coins, by random actors, one after the other and at once. Whatever happens, the
// sum is zero, nobody but the platform is below zero, every balance is the sum of its entries, the totals of a coin agency add up
// to its balance, and a key moves once.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { SessionsService } from '../../src/platform/access/sessions.service.js';
import type { Role } from '../../src/core/roles.js';
import type { Gift } from '../../src/modules/catalogues/gifts/gift.schema.js';
import type { CoinAgency } from '../../src/modules/staff/coin-panel/coin-agency.schema.js';
import { coinAgencyAccount } from '../../src/modules/ledger/accounts.js';
import { TransfersService } from '../../src/modules/coins/recharge/transfers.service.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Agent, startApp, type TestApp } from '../app.js';
import { expectFailureShape } from '../errors.js';
import { expectBalanced } from '../ledger.js';

const SEED = 2412;
const RUNS = process.env.PROOF ? 150 : 8;
const TIMEOUT = process.env.PROOF ? 30 * 60_000 : 5 * 60_000;

let app: TestApp;
let admins: Agent[];
let agencies: CoinAgency[];
let sellers: Agent[];
let users: User[];
let owners: Agent[];
let gifts: Gift[];
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT: 'off' });
  const { create } = app;
  admins = await Promise.all([1, 2].map(async () => signIn('admin', await create.admin())));
  agencies = await Promise.all([1, 2].map(() => create.coinAgency({ coins: 300 })));
  sellers = await Promise.all(agencies.map((one) => signIn('coin', one)));
  users = await Promise.all([1, 2, 3].map(() => create.user({ coin: 100, receivingCoins: 50 })));
  owners = await Promise.all(users.map((one) => signIn('user', one)));
  gifts = await Promise.all([7, 40].map((coin) => create.gift({ coin })));
  const agency = await create.agency();
  for (const user of users) {
    await create.host(user, agency.uniqueId, { status: 1 });
    await create.liveSession(user, agency.uniqueId, { heartbeatAt: new Date(Date.now() + 3_600_000) });
  }
  expect((await admins[0]!.post('/api/admin/coinlimits').send({ send: 150, withdrawal: 60 })).status).toBe(
    200,
  );
});
afterAll(() => app.close());

/** Straight from the service: passwords are hashed slowly on purpose, and prove nothing here. */
async function signIn(
  role: Role,
  account: { _id: { toHexString(): string }; name: string; uniqueId?: string },
) {
  const { accessToken } = await app.nest
    .get(SessionsService)
    .open(
      { id: account._id.toHexString(), role, code: account.uniqueId ?? '', name: account.name },
      { remember: false, userAgent: '', address: '' },
    );
  return app.withToken(accessToken);
}

/** What a coin agency has received less what it has sent is what it has. */
async function expectTotals(): Promise<void> {
  const transfers = app.nest.get(TransfersService);
  for (const { _id } of agencies) {
    const { received, sent } = await transfers.totals(coinAgencyAccount(_id));
    expect(Math.min(received, sent)).toBeGreaterThanOrEqual(0);
    expect(received - sent).toBe((await app.stored('coinagencies', _id)).coins);
  }
}

interface Action {
  kind: keyof typeof ACTIONS;
  /** Which actor, counterpart and record: taken modulo how many there are. */
  who: number;
  whom: number;
  which: number;
  coins: number;
  status: 1 | 2;
  /** The call is sent so many times with one key, all at once. */
  times: number;
}

const pick = <T>(of: T[], at: number): T => of[at % of.length]!;
/** Ids of a collection in the order in which they were made. */
const idsIn = async (collection: string, filter: object = {}): Promise<string[]> => {
  const found = await app.connection
    .collection(collection)
    .find(filter)
    .sort({ _id: -1 })
    .limit(12)
    .toArray();
  return found.map(({ _id }) => String(_id));
};
const NOTHING = '66f0c0ffee00000000000001';

type Send = (key: string) => Promise<Response>;
const post =
  (agent: Agent, path: string, body: object): Send =>
  (key) =>
    agent.post(path).set('Idempotency-Key', key).send(body);

/** What may be done; each makes the call that is then sent once or several times. */
const ACTIONS = {
  sendToAgency: ({ who, whom, coins }: Action): Send =>
    post(pick(admins, who), '/api/admin/recharge/sendcoin', {
      to: '1',
      userId: pick(agencies, whom).uniqueId,
      coin: coins,
    }),
  sendToUser: ({ who, whom, coins }: Action): Send =>
    post(pick(admins, who), '/api/admin/recharge/sendcoin', {
      to: '2',
      userId: pick(users, whom).username,
      coin: coins,
    }),
  decideSend: async ({ who, which, status }: Action): Promise<Send> => {
    const id = pick([...(await idsIn('waitingsends')), NOTHING], which);
    return post(pick(admins, who), `/api/admin/recharge/waiting/${id}`, { approve: status === 1 });
  },
  sell:
    ({ who, whom, coins }: Action): Send =>
    (key) =>
      pick(sellers, who)
        .patch('/api/coin/recharge/sendCoin')
        .set('Idempotency-Key', key)
        .send({ userId: pick(users, whom).username, coin: coins }),
  giveBack: ({ who, whom, which, coins }: Action): Send =>
    post(pick(admins, who), '/api/admin/return/coins', {
      username: pick(
        [...users.map(({ username }) => username), ...agencies.map(({ uniqueId }) => uniqueId)],
        whom,
      ),
      coins,
      senderName: pick([...agencies.map(({ uniqueId }) => uniqueId), ''], which),
    }),
  giveBackNamed: async ({ who, whom, which, coins }: Action): Promise<Send> => {
    const user = pick(users, whom);
    const transfers = await idsIn('ledgerentries', { kind: 'send', to: `user:${user._id.toHexString()}` });
    return post(pick(admins, who), '/api/admin/return/coins', {
      username: user.username,
      coins,
      senderName: pick([...agencies.map(({ uniqueId }) => uniqueId), ''], which),
      transfer: pick([...transfers, NOTHING], which),
    });
  },
  adjust: ({ who, whom, coins }: Action): Send =>
    post(pick(admins, who), '/api/app/edit/update', {
      number: pick(users, whom).number,
      coin: coins,
      level: 1,
      experience: 1,
    }),
  gift: ({ who, whom, which }: Action): Send =>
    post(pick(owners, who), '/api/app/gift', {
      gift: pick(gifts, which)._id.toHexString(),
      userId: pick(users, whom)._id.toHexString(),
    }),
  ask: ({ who, coins }: Action): Send =>
    post(pick(owners, who), '/api/app/withdrawals', {
      coins,
      accountNo: '001234567890',
      bankName: 'Bank',
      ifscCode: 'SBIN0001234',
    }),
  decide: async ({ who, which, status }: Action): Promise<Send> => {
    const id = pick([...(await idsIn('withdrawals')), NOTHING], which);
    return post(pick(admins, who), `/api/admin/withdrawal/coinrequest/${id}?status=${status}`, {});
  },
  exportToBank:
    ({ who }: Action): Send =>
    () =>
      pick(admins, who).post('/api/admin/withdrawal/exports'),
  reverse: async ({ who, which }: Action): Promise<Send> => {
    const id = pick([...(await idsIn('ledgerentries')), NOTHING], which);
    return post(pick(admins, who), `/api/admin/ledger/reverse/${id}`, { reason: 'By chance' });
  },
  freeze: ({ who, whom, status }: Action): Send => {
    const account = pick(
      [
        ...users.map(({ _id }) => `user:${_id.toHexString()}`),
        ...agencies.map(({ _id }) => `coinAgency:${_id.toHexString()}`),
      ],
      whom,
    );
    const verb = status === 1 ? 'freeze' : 'thaw';
    return post(pick(admins, who), `/api/admin/ledger/${verb}`, { account, reason: 'By chance' });
  },
};

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...(Object.keys(ACTIONS) as Action['kind'][])),
  who: fc.nat(5),
  whom: fc.nat(5),
  which: fc.nat(20),
  coins: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 400 })),
  status: fc.constantFrom(1, 2),
  times: fc.constantFrom(1, 1, 1, 2, 3),
});

/** Sends the call as often as asked, and answers how often it went through. All that went through say the same. */
async function act(one: Action): Promise<number> {
  const send = await ACTIONS[one.kind](one);
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: one.times }, () => send(key)));
  const done = responses.filter(({ status }) => status === 200);
  for (const response of responses) {
    if (response.status === 200) continue;
    expectFailureShape(response);
    expect([400, 404, 409]).toContain(response.status);
  }
  const isKeyed = !['exportToBank', 'decideSend', 'freeze'].includes(one.kind);
  if (isKeyed) for (const response of done) expect(response.body).toEqual(done[0]!.body);
  if (isKeyed && done.length) {
    // A call is one movement, but for an approval after a reject, which holds and pays.
    const moved = await app.connection.collection('ledgerentries').countDocuments({ key });
    expect(moved).toBeLessThanOrEqual(one.kind === 'decide' ? 2 : 1);
  }
  return done.length;
}

describe('random movements', () => {
  it(
    'should balance, one after the other',
    async () => {
      let done = 0;
      const property = fc.asyncProperty(
        fc.array(action, { minLength: 5, maxLength: 20 }),
        async (actions) => {
          for (const one of actions) done += await act(one);
          await expectBalanced(app);
          await expectTotals();
        },
      );
      await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
      expect(done).toBeGreaterThan(RUNS * 2);
    },
    TIMEOUT,
  );

  it(
    'should balance, all at once',
    async () => {
      let done = 0;
      const property = fc.asyncProperty(
        fc.array(action, { minLength: 5, maxLength: 20 }),
        async (actions) => {
          const counts = await Promise.all(actions.map(act));
          done += counts.reduce((sum, one) => sum + one, 0);
          await expectBalanced(app);
          await expectTotals();
        },
      );
      await fc.assert(property, { seed: SEED + 1, numRuns: RUNS, endOnFailure: true });
      expect(done).toBeGreaterThan(RUNS * 2);
    },
    TIMEOUT,
  );
});
