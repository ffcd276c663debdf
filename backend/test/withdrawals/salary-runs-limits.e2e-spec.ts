// Salary runs and the second admin: a run counts as one sum, and is approved or refused as a whole.
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { expectBalanced } from '../ledger/ledger.js';
import { ended, entriesOf, fetchRun, previewed, start } from './salary-runs.js';
import { setLimits } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
let users: User[];
beforeAll(async () => {
  app = await sharedApp();
  first = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
});
beforeEach(async () => {
  users = [await app.create.user(), await app.create.user()];
  await setLimits(app, first, second, { send: 100 });
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const table = (...coins: number[]) =>
  ['code,coins', ...coins.map((amount, at) => `${users[at]!.username},${amount}`)].join('\n');
/** Starts a run of these coins for the first users. */
const run = async (by: Actor, ...coins: number[]) => {
  const seen = { rows: coins.length, coins: coins.reduce((sum, one) => sum + one, 0) };
  const { import: id, waiting } = expectSuccess(await start(by, table(...coins), seen));
  return { id: String(id), waiting: String(waiting) };
};
const coinsOf = () => Promise.all(users.map(async ({ _id }) => (await app.stored('users', _id)).coin));
const decide = ({ agent }: Actor, id: string, approve: boolean, reason?: string) =>
  agent.post(`/api/admin/recharge/waiting/${id}`).send({ approve, reason });
const waitingList = async ({ agent }: Actor) =>
  expectSuccess(await agent.get('/api/admin/recharge/waiting')).details as { _id: string }[];

describe('a salary run and the limit', () => {
  it('should count as one sum when each row is below the limit', async () => {
    expect(await previewed(first, table(60, 60))).toMatchObject({ waits: true });
    const { waiting } = await run(first, 60, 60);
    expect(waiting).not.toBe('');
    expect(await coinsOf()).toEqual([0, 0]);
  });

  it('should count with the sends of the last 24 hours', async () => {
    const { id } = await run(first, 30, 30);
    await ended(first, id);
    const send = { to: '2', userId: users[0]!.username, coin: 41 };
    expect(expectSuccess(await first.agent.post('/api/admin/recharge/sendcoin').send(send)).waiting).not.toBe(
      '',
    );
    expect((await run(first, 20, 21)).waiting).not.toBe('');
    expect((await run(first, 20, 20)).waiting).toBe('');
  });

  it('should count each row against the sum of its recipient', async () => {
    const send = { to: '2', userId: users[1]!.username, coin: 70 };
    expect(expectSuccess(await second.agent.post('/api/admin/recharge/sendcoin').send(send)).waiting).toBe(
      '',
    );
    expect(await previewed(first, table(20, 31))).toMatchObject({ waits: true });
    expect((await run(first, 20, 31)).waiting).not.toBe('');
    expect(await previewed(first, table(20, 30))).toMatchObject({ waits: false });
    const { id, waiting } = await run(first, 20, 30);
    expect(waiting).toBe('');
    await ended(first, id);
    expect(await coinsOf()).toEqual([20, 100]);
    expectSuccess(await second.agent.post('/api/admin/recharge/sendcoin').send({ ...send, coin: 1 }));
    expect(await coinsOf()).toEqual([20, 100]);
  });

  it('should be sent whole when another admin approves it', async () => {
    const { id, waiting } = await run(first, 60, 61);
    const shown = (await waitingList(second)).find(({ _id }) => _id === waiting);
    expect(shown).toMatchObject({
      ...{ userId: 'Salaries of October', coin: 121, import: id, account: '', closes: false },
      ...{ askedBy: 'Administrator', mayConfirm: true, state: 'waiting' },
    });
    expect(await fetchRun(second, id)).toMatchObject({
      state: 'asked',
      total: 2,
      coins: 121,
      by: 'Administrator',
    });
    expectFailure(await decide(first, waiting, true), 'NEEDS_SECOND_ADMIN');
    expect(expectSuccess(await decide(second, waiting, true)).message).toBe(
      'Sending 121 coins to 2 recipients',
    );
    expect(await ended(first, id)).toMatchObject({ done: 2, failed: 0, decidedBy: 'Second Admin' });
    expectFailure(await decide(second, waiting, true), 'INVALID_TRANSITION');
    expect(await coinsOf()).toEqual([60, 61]);
    const records = await app.connection
      .collection('audit')
      .find({ 'target.id': id })
      .sort({ at: 1 })
      .toArray();
    expect(records.map(({ action, actor }) => [action, (actor as { name: string }).name])).toEqual([
      ['import.ask', 'Administrator'],
      ['import.confirm', 'Second Admin'],
      ['import.end', 'Second Admin'],
    ]);
  });

  it('should send nothing when an admin refuses it', async () => {
    const { id, waiting } = await run(first, 60, 61);
    expectSuccess(await decide(second, waiting, false, 'Wrong month'));
    expect(await fetchRun(first, id)).toMatchObject({
      state: 'refused',
      reason: 'Wrong month',
      decidedBy: 'Second Admin',
    });
    expectFailure(await decide(second, waiting, true), 'INVALID_TRANSITION');
    expect(await coinsOf()).toEqual([0, 0]);
    expect(await waitingList(second)).not.toContainEqual(expect.objectContaining({ _id: waiting }));
  });

  it('should be sent once when two admins approve it concurrently', async () => {
    const third = await app.as('admin', await app.create.admin());
    const { id, waiting } = await run(first, 60, 61);
    const answers = await Promise.all([decide(second, waiting, true), decide(third, waiting, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await ended(first, id);
    expect(await entriesOf(app, id)).toHaveLength(2);
  });
});

describe('a row of a salary run', () => {
  it('should fail with its reason, without holding up the others, when its recipient is deleted meanwhile', async () => {
    const agency = await app.create.coinAgency();
    const text = `code,coins,note\n${agency.uniqueId},"1,500",October\n${users[0]!.username},200,`;
    const { import: asked, waiting } = expectSuccess(await start(first, text, { rows: 2, coins: 1700 }));
    const id = String(asked);
    await app.connection
      .collection('coinagencies')
      .updateOne({ _id: agency._id }, { $set: { deleted: true } });
    expectSuccess(await decide(second, String(waiting), true));
    expect(await ended(first, id)).toMatchObject({ done: 2, failed: 1 });
    expect(await coinsOf()).toEqual([200, 0]);
    const rows = await first.agent.get(`/api/admin/batches/${id}/rows`).query({ state: 'failed' });
    expect(expectSuccess(rows).details).toMatchObject([
      { row: 2, label: agency.uniqueId, reason: 'This wallet no longer exists' },
    ]);
    const { details } = expectSuccess(await first.agent.get(`/api/admin/batches/${id}/failed`));
    expect(details).toEqual({
      columns: ['code', 'coins', 'note'],
      rows: [[agency.uniqueId, '1,500', 'October']],
    });
  });

  it('should lose the name of its recipient when the recipient deletes the account', async () => {
    const { id } = await run(first, 5);
    await ended(first, id);
    const user = await app.as('user', users[0]);
    const back = { username: user.record.username, coins: 5 };
    expectSuccess(await first.agent.post('/api/admin/return/coins').send(back));
    expectSuccess(await user.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    const rows = expectSuccess(await first.agent.get(`/api/admin/batches/${id}/rows`)).details as object[];
    expect(rows).toMatchObject([{ label: 'deleted user', detail: '', coins: 5 }]);
  });
});
