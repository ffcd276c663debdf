// Amounts above a limit need the confirmation of a second admin. Admins cannot confirm their own requests.
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { expectBalanced } from '../ledger/ledger.js';
import { COIN_LIMITS, setLimits } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
let user: User;
let agency: CoinAgency;
beforeAll(async () => {
  app = await sharedApp();
  first = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
});
beforeEach(async () => {
  user = await app.create.user();
  agency = await app.create.coinAgency();
  await limits({ send: 100 });
});
afterEach(() => expectBalanced(app));
afterAll(() => app.close());

const limits = (body: object) => setLimits(app, first, second, body);
const inForce = async () => expectSuccess(await first.agent.get(COIN_LIMITS)).details;
const coins = async () => (await app.stored('users', user._id)).coin;
const send = (coin: number, to = '2', userId = user.username) =>
  first.agent.post('/api/admin/recharge/sendcoin').send({ to, userId, coin });
const ask = async (coin: number): Promise<string> => String(expectSuccess(await send(coin)).waiting);
const decide = ({ agent }: Actor, id: string, approve: boolean, reason?: string) =>
  agent.post(`/api/admin/recharge/waiting/${id}`).send({ approve, reason });

describe('POST /api/admin/coinlimits', () => {
  it('should set and remove the limits and write audit records', async () => {
    expect((await limits({ send: '50', withdrawal: 70 })).details).toMatchObject({
      send: 50,
      withdrawal: 70,
    });
    await limits({ send: '', withdrawal: '' });
    const { details } = expectSuccess(await second.agent.get(COIN_LIMITS));
    expect(details).toMatchObject({ send: null, withdrawal: null });
    const audit = await app.connection
      .collection('audit')
      .findOne({ action: 'limits.update' }, { sort: { at: -1 } });
    expect(audit).toMatchObject({ before: { withdrawal: 70 }, after: { withdrawal: null } });
    expectSuccess(await send(1_000_000));
  });

  it('should keep a limit that the call does not name', async () => {
    await limits({ send: 50, withdrawal: 70 });
    expect((await limits({ send: 40 })).details).toMatchObject({ send: 40, withdrawal: 70 });
    await limits({ withdrawal: ' ' });
    expect(await inForce()).toMatchObject({ send: 40, withdrawal: null });
    expect((await limits({})).details).toMatchObject({ send: 40, withdrawal: null });
  });

  it('should return 400 for an invalid limit or an unknown field', async () => {
    expectFailure(await first.agent.post(COIN_LIMITS).send({ send: 0 }), 'VALIDATION_FAILED', 'send');
    expectFailure(await first.agent.post(COIN_LIMITS).send({ other: 5 }), 'VALIDATION_FAILED', 'other');
  });
});

describe('a send above the limit', () => {
  it('should be sent when another admin confirms it', async () => {
    expectSuccess(await send(100));
    const id = await ask(101);
    expect(await coins()).toBe(100);
    const list = expectSuccess(await second.agent.get('/api/admin/recharge/waiting'));
    expect((list.details as { _id: string }[]).find(({ _id }) => _id === id)).toMatchObject({
      to: 2,
      userId: user.username,
      account: `user:${user._id.toHexString()}`,
      name: user.name,
      image: user.picture,
      coin: 101,
      askedBy: 'Administrator',
      own: false,
      mayConfirm: true,
      obstacle: '',
      state: 'waiting',
    });
    expectSuccess(await decide(second, id, true));
    expect(await coins()).toBe(201);
    const again = await decide(second, id, true);
    expectFailure(again, 'INVALID_TRANSITION');
    expect((again.body as { message: string }).message).toContain('Second Admin');
  });

  it('should be sent to a coin agency when another admin confirms it', async () => {
    const { waiting } = expectSuccess(await send(5000, '1', agency.uniqueId));
    expectSuccess(await decide(second, String(waiting), true));
    expect((await app.stored('coinagencies', agency._id)).coins).toBe(5000);
  });

  it('should return 404 when the request is unknown', async () => {
    expectFailure(await decide(second, '66f0c0ffee00000000000001', true), 'NOT_FOUND');
  });

  it('should be refused when the requesting admin confirms it', async () => {
    const id = await ask(101);
    expectFailure(await decide(first, id, true), 'NEEDS_SECOND_ADMIN');
    expect(await coins()).toBe(0);
    expectSuccess(await decide(second, id, true));
  });

  it('should be refused on the Update User screen', async () => {
    const body = { number: user.number, coin: 101, level: 1, experience: 1 };
    expectFailure(await first.agent.post('/api/app/edit/update').send(body), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await first.agent.post('/api/app/edit/update').send({ ...body, coin: 100 }));
  });

  it('should not be sent when an admin refused it', async () => {
    const id = await ask(101);
    expectSuccess(await decide(first, id, false, 'A slip'));
    expectFailure(await decide(second, id, true), 'INVALID_TRANSITION');
    expect(await coins()).toBe(0);
  });

  it('should be sent once when two admins confirm concurrently', async () => {
    const third = await app.as('admin', await app.create.admin());
    const id = await ask(101);
    const responses = await Promise.all([decide(second, id, true), decide(third, id, true)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await coins()).toBe(101);
  });
});
