// People work while the history of the demo is written: the rest is written around what they did.
import { Types } from 'mongoose';
import { Rollup } from '../../src/modules/figures/rollup.service.js';
import { FiguresCheck } from '../../src/modules/figures/figures-check.js';
import { ClosingsService } from '../../src/modules/ledger/closings.service.js';
import { AccountDeletion } from '../../src/modules/users/account-deletion.js';
import { AuditCheck } from '../../src/platform/audit/audit-check.js';
import { AuditSealer } from '../../src/platform/audit/audit-sealer.js';
import { DemoClearing } from '../../src/startup/demo/demo-clearing.js';
import { DemoStates } from '../../src/startup/demo/demo-states.js';
import type { DemoSession } from '../../src/startup/demo/demo-sessions.js';
import type { Step } from '../../src/startup/demo/demo-steps.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { expectBalanced } from '../ledger/ledger.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';

/** The job is stopped when so many days are left. */
const LEFT = 60;

let app: TestApp;
let admin: Actor;
/** What was left of the plan when people began to work. */
let steps: Step[];
let sessions: DemoSession[];
/** Each person has one act, so that the acts do not meet. */
const taken = new Set<string>();

const records = (name: string) => app.connection.collection(name);
const job = async (kind: string) => (await records('jobs').findOne({ kind }))!;
const steer = async (verb: string) =>
  expectSuccess(await admin.agent.post(`/api/admin/jobs/${String((await job('demoHistory'))._id)}/${verb}`));
const userOf = async (id: string) =>
  (await records('users').findOne({ _id: new Types.ObjectId(id) })) as unknown as User;
const entryOf = ({ movement: { _id } }: Step) => records('ledgerentries').findOne({ _id });
const accountOf = (account: string) => account.slice(account.indexOf(':') + 1);
const setCoins = async ({ number }: User, coin: number) =>
  expectSuccess(
    await admin.agent.post('/api/app/edit/update').send({ number, coin, level: 1, experience: 1 }),
  );

interface Found<T> {
  user: User;
  value: T;
}
/** Returns the first of the values that fits, with its person, who has no other act. */
async function find<T>(
  values: readonly T[],
  idOf: (value: T) => string,
  fits: (user: User, value: T) => Promise<boolean> | boolean = () => true,
): Promise<Found<T> | undefined> {
  for (const value of values) {
    if (taken.has(idOf(value))) continue;
    const user = await userOf(idOf(value));
    if (!(await fits(user, value))) continue;
    taken.add(idOf(value));
    return { user, value };
  }
  return undefined;
}
async function first<T>(...which: Parameters<typeof find<T>>): Promise<Found<T>> {
  const found = await find(...which);
  if (!found) throw new Error('The plan has no such step');
  return found;
}
const giftsOf = (given: readonly Step[]) => given.filter(({ movement }) => movement.kind === 'gift');
const giverOf = ({ movement: { from } }: Step) => accountOf(from);

/** A step of the plan that decides about a pending request, and one that returns a sale. */
let pending: Found<Step>;
let back: Found<Step>;

/** Stops the job when so many days are left, and reads what is left of the plan. */
async function stopAt(days: number): Promise<void> {
  await until(async () => (await records('demoportions').countDocuments()) <= days);
  await steer('cancel');
  await until(async () => (await job('demoHistory')).state === 'cancelled');
  const portions = await records('demoportions').find().sort({ _id: 1 }).toArray();
  steps = portions.flatMap((portion) => portion.steps as Step[]);
  sessions = portions.flatMap((portion) => portion.sessions as DemoSession[]);
}

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  admin = await app.as('admin');
  for (let left = LEFT; ; left = (await records('demoportions').countDocuments()) - 1) {
    await stopAt(left);
    const undecided = await find(
      steps.filter(({ decided }) => decided),
      giverOf,
      async (_user, { decided }) =>
        (await records('withdrawals').countDocuments({ _id: decided!.request, status: 0 })) === 1,
    );
    const sold = await find(
      steps.filter(({ movement }) => movement.returnOf),
      giverOf,
      async ({ coin }, { movement }) =>
        (await records('ledgerentries').countDocuments({
          ...{ _id: movement.returnOf!, coins: { $lte: coin } },
        })) === 1,
    );
    if (undecided && sold) {
      [pending, back] = [undecided, sold];
      break;
    }
    taken.clear();
    await steer('retry');
  }
  expect(steps.length).toBeGreaterThan(300);
}, 600_000);
afterAll(() => app.close());

describe('the history of a demo', () => {
  it('should count as the demo, and keep past days open, until it is complete', async () => {
    expect(await app.nest.get(DemoClearing).laterRecords()).toEqual([]);
    expect((await app.guest().get('/api/demo')).body).toMatchObject({ details: { filling: true } });
    await app.nest.get(ClosingsService).flows('platform');
    await app.nest.get(Rollup).look();
    for (const name of ['ledgerclosings', 'figuredays', 'figurestates'])
      expect([name, await records(name).countDocuments()]).toEqual([name, 0]);
  });

  it('should go on around the work of people', async () => {
    // The coins of a gift are spent.
    const poor = await first(giftsOf(steps), giverOf, ({ coin }, { movement }) => coin > movement.coins);
    await setCoins(poor.user, 1);
    // A giver deletes the account.
    const hosts = new Set(sessions.map(({ user }) => user.toHexString()));
    const gone = await first(
      giftsOf(steps),
      giverOf,
      ({ _id, receivingCoins }) => !receivingCoins && !hosts.has(_id.toHexString()),
    );
    await setCoins(gone.user, 0);
    await app.nest.get(AccountDeletion).delete(gone.user._id.toHexString());
    // A gift goes to the trash.
    const gift = giftsOf(steps).find(({ movement }) => movement.subjects?.[0]?.kind === 'gift')!.movement
      .subjects![0]!.id;
    expectSuccess(await admin.agent.delete(`/api/admin/gifts/deletegifts/${gift}`));
    // An admin decides about a request before the plan does.
    const request = pending.value.decided!.request;
    expectSuccess(
      await admin.agent
        .post(`/api/admin/withdrawal/coinrequest/${request.toHexString()}`)
        .query({ status: 2 })
        .send({ from: 0, reason: 'The name differs' }),
    );
    // A sale is reversed before its coins come back.
    const sale = back.value.movement.returnOf!;
    expectSuccess(
      await admin.agent
        .post(`/api/admin/ledger/reverse/${sale.toHexString()}`)
        .send({ reason: 'Wrong user' }),
    );
    // A host goes live.
    const live = await first(
      sessions.filter(({ status }) => status === 'live'),
      ({ user }) => user.toHexString(),
    );
    const host = await app.as('user', live.user);
    expectSuccess(await host.agent.post('/api/app/live/start').send({ channelName: 'My own songs' }));
    // A host is renamed.
    const renamed = await first(sessions, ({ user }) => user.toHexString());
    expectSuccess(
      await admin.agent
        .post('/api/admin/edituser')
        .query({ id: renamed.user._id.toHexString() })
        .send({ username: 'renamed.host' }),
    );
    // A giver is banned, and gets coins.
    const banned = await first(giftsOf(steps), giverOf);
    const { username } = banned.user;
    const id = banned.user._id.toHexString();
    expectSuccess(await admin.agent.post('/api/admin/userban').query({ id }).send({ banStatus: '1' }));
    expectSuccess(
      await admin.agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId: username, coin: 321 }),
    );
    const own = await records('ledgerentries').countDocuments();

    await steer('retry');
    await until(async () => (await job('demoHistory')).state === 'done');

    expect(await app.nest.get(DemoStates).progress()).toBe('complete');
    expect(await entryOf(poor.value)).toBeNull();
    expect(await records('users').countDocuments({ _id: gone.user._id })).toBe(0);
    const byGone = steps.filter(({ movement: { from, to } }) =>
      [from, to].some((account) => accountOf(account) === gone.user._id.toHexString()),
    );
    const withGift = giftsOf(steps).filter(({ movement }) => movement.subjects?.[0]?.id === gift);
    const onSession = giftsOf(steps).filter(
      ({ movement }) => movement.subjects?.[1]?.id === live.value._id.toHexString(),
    );
    for (const step of [...byGone, ...withGift, ...onSession, pending.value, back.value])
      expect(await entryOf(step)).toBeNull();
    const withdrawal = (await records('withdrawals').findOne({ _id: request }))!;
    expect(withdrawal).toMatchObject({ status: 2, decisions: [{ to: 2, reason: 'The name differs' }] });
    expect(
      await records('liveSessions').find({ user: live.user._id, status: 'live' }).toArray(),
    ).toMatchObject([{ channelName: 'My own songs' }]);
    expect(await records('liveSessions').distinct('username', { user: renamed.user._id })).toEqual([
      'renamed.host',
    ]);
    expect((await userOf(banned.user._id.toHexString())).banned).toBe(true);

    // The rest is written.
    const written = (await records('ledgerentries').countDocuments()) - own;
    expect(written).toBeGreaterThan(0.7 * steps.length);
    const ids = sessions.map(({ _id }) => _id);
    expect(await records('liveSessions').countDocuments({ _id: { $in: ids } })).toBeGreaterThan(
      0.9 * ids.length,
    );
  }, 600_000);

  it('should end with right balances, diamonds, figures and seals', async () => {
    await expectBalanced(app);
    const given = new Map<string, number>();
    for (const { subjects, coins } of await records('ledgerentries').find({ kind: 'gift' }).toArray()) {
      const id = String((subjects as { id: string }[])[1]?.id);
      given.set(id, (given.get(id) ?? 0) + Number(coins));
    }
    const wrong = (await records('liveSessions').find().toArray()).filter(
      ({ _id, diamonds }) => diamonds !== (given.get(String(_id)) ?? 0),
    );
    expect(wrong).toEqual([]);
    await until(async () => (await records('jobs').countDocuments({ kind: 'figures', state: 'done' })) === 1);
    const { days, differences } = await app.nest.get(FiguresCheck).verify();
    expect(days).toBeGreaterThan(300);
    expect(differences).toEqual([]);
    while (await app.nest.get(AuditSealer).sealNext());
    expect(await app.nest.get(AuditCheck).verify()).toMatchObject({ finding: '' });
  }, 600_000);

  it('should have items that were bought, given, worn and that ended', async () => {
    const now = new Date();
    const items = records('useritems');
    const counts = await Promise.all(
      [
        { source: 'purchase', purchase: { $exists: true }, price: { $gt: 0 } },
        { source: 'grant', price: 0, 'by.name': { $exists: true } },
        { until: { $lte: now }, endDue: { $exists: false } },
        { until: { $gt: now }, endDue: { $exists: true } },
      ].map((where) => items.countDocuments(where)),
    );
    for (const count of counts) expect(count).toBeGreaterThan(5);
    const given = await items.countDocuments({ source: 'grant' });
    expect(await records('audit').countDocuments({ action: 'items.grant' })).toBe(given);
    const wearers = await records('users')
      .find({ worn: { $exists: true } })
      .toArray();
    expect(wearers.length).toBeGreaterThan(5);
    for (const { _id: user, worn } of wearers)
      for (const { kind, item } of Object.values(worn as Record<string, { kind: string; item: object }>))
        expect(
          await items.countDocuments({
            ...{ user, kind, item, from: { $lte: now } },
            $or: [{ until: null }, { until: { $gt: now } }],
          }),
        ).toBeGreaterThan(0);
  });

  it('should leave the records of people as later ones', async () => {
    // The adjustments of two users, a release, a reversal and a send.
    expect(await app.nest.get(DemoClearing).laterRecords()).toEqual(
      expect.arrayContaining([
        ['ledgerentries', 5],
        ['liveSessions', 1],
      ]),
    );
  });
});
