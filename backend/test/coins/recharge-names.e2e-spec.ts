// The receiver of coins is found by username and phone number, and the recharge history by every shown name.
import type { Response } from 'supertest';
import type { CoinAgency } from '../../src/modules/staff/coin-agency/coin-agency.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { ADMIN, type Actor, type Agent, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let agency: CoinAgency;
let coin: Actor<'coin'>;
let adminPanel: Agent;
let coinPanel: Agent;
let user: User;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  agency = await app.create.coinAgency({ coins: 344_700, name: 'Kolkata Coins' });
  coin = await app.as('coin', agency);
  adminPanel = await app.panel('admin', ADMIN);
  coinPanel = await app.panel('coin', agency);
});
beforeEach(async () => {
  user = await app.create.user({ name: 'Ishani Roy' });
});
afterAll(() => app.close());

const sell = (userId: string, amount: number, agent = coin.agent) =>
  agent.patch('/api/coin/recharge/sendCoin').send({ userId, coin: amount, type: 1, to: 2 });
const messageOf = (response: { body: unknown }) => (response.body as { message: string }).message;

const find = (agent: Agent, userId: string) =>
  agent.get('/api/coin/recharge/sendCoinfetchuser').query({ userId });
const send = (userId: string, agent = admin.agent) =>
  agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId, coin: 5 });
const giveBack = (username: string, agent = admin.agent) =>
  agent.post('/api/admin/return/coins').send({ username, coins: 5 });
const adjust = (number: string, agent = admin.agent) =>
  agent.post('/api/app/edit/update').send({ number, coin: 900, level: 1, experience: 1 });
const coinsOf = async ({ _id }: User) => (await app.stored('users', _id)).coin;

describe('a phone number in place of a username, in a panel', () => {
  it('should find the user in every notation, for the admin and a coin agency', async () => {
    for (const agent of [adminPanel, coinPanel])
      for (const written of [
        user.number,
        `+${user.number}`,
        user.number.slice(2),
        `0${user.number.slice(2)}`,
      ])
        expect(expectSuccess(await find(agent, written)).details).toMatchObject({ username: user.username });
  });

  it('should return 404 when it is a part of a number or the ending of two numbers', async () => {
    expectFailure(await find(adminPanel, user.number.slice(0, 8)), 'NOT_FOUND', 'userId');
    expectFailure(await find(adminPanel, user.number.slice(4)), 'NOT_FOUND', 'userId');
    const local = user.number.slice(2);
    const abroad = await app.create.user({ number: `1${local}` });
    expectFailure(await find(adminPanel, local), 'NOT_FOUND', 'userId');
    expectFailure(await sell(local, 5, coinPanel), 'NOT_FOUND', 'userId');
    expectFailure(await adjust(local, adminPanel), 'NOT_FOUND', 'number');
    expect(expectSuccess(await find(adminPanel, `+1 ${local}`)).details).toMatchObject({
      username: abroad.username,
    });
  });

  it('should be accepted when coins are sent and returned', async () => {
    expect(expectSuccess(await sell(`+${user.number}`, 1200, coinPanel)).message).toBe(
      `1,200 coins sent to ${user.username}`,
    );
    const local = user.number.slice(2);
    expectSuccess(await send(local, adminPanel));
    expectSuccess(await giveBack(local, adminPanel));
    expect(await coinsOf(user)).toBe(1200);
    expectSuccess(await adjust(local, adminPanel));
    expect(await coinsOf(user)).toBe(900);
  });
});

describe('the message about coins', () => {
  it('should count one coin in the singular', async () => {
    const sent = await admin.agent
      .post('/api/admin/recharge/sendcoin')
      .send({ to: '2', userId: user.username, coin: 1 });
    const returned = await admin.agent
      .post('/api/admin/return/coins')
      .send({ username: user.username, coins: 1 });
    const sold = await sell(user.username, 1);
    for (const answer of [sent, returned, sold]) expectSuccess(answer);
    expect([sent, returned, sold].map(messageOf)).toEqual([
      `1 coin sent to ${user.username}`,
      `1 coin returned from ${user.username}`,
      `1 coin sent to ${user.username}`,
    ]);
  });
});

describe('a username that is the phone number of another user, in a panel', () => {
  const how = 'Enter the number with a leading + or ask the user for the username';

  it.each([
    ['all digits', (number: string) => number],
    ['the digits without the country code', (number: string) => number.slice(2)],
    ['the digits with a dot', (number: string) => `${number.slice(2, 7)}.${number.slice(7)}`],
  ])('should be refused by the look-up and every call that moves coins when it is %s', async (_, as) => {
    const text = as(user.number);
    const other = await app.create.user({ username: text });
    const toAdmin = `Two users match: ${text} by username and ${user.username} by phone number. ${how}`;
    const toSeller = `Two users match: one by username and one by phone number. ${how}`;
    const refused = async (call: PromiseLike<Response>, message: string, field = 'userId') => {
      const response = await call;
      expectFailure(response, 'VALIDATION_FAILED', field);
      expect(messageOf(response)).toBe(message);
    };
    await refused(find(adminPanel, text), toAdmin);
    await refused(find(coinPanel, text), toSeller);
    await refused(send(text, adminPanel), toAdmin);
    await refused(sell(text, 5, coinPanel), toSeller);
    await refused(giveBack(text, adminPanel), toAdmin, 'username');
    expect([await coinsOf(other), await coinsOf(user)]).toEqual([0, 0]);
    expectSuccess(await sell(`+${text}`, 5, coinPanel));
    expect([await coinsOf(other), await coinsOf(user)]).toEqual([0, 5]);
  });

  it('should find the user when username and number belong to one user', async () => {
    const own = await app.create.user({ username: '917123456789', number: '917123456789' });
    expect(expectSuccess(await find(coinPanel, own.number)).details).toMatchObject({
      username: own.username,
    });
    expectSuccess(await sell('7123456789', 5, coinPanel));
    expect(await coinsOf(own)).toBe(5);
  });
});

describe('a phone number in place of a username, without a panel', () => {
  it.each([
    ['its number', (number: string) => number],
    ['its number without the country code', (number: string) => number.slice(2)],
    ['the last eight digits', (number: string) => number.slice(-8)],
  ])('should return 404 and move nothing when a call names %s', async (_, written) => {
    const text = written(user.number);
    for (const { agent } of [admin, coin]) {
      expectFailure(await find(agent, text), 'NOT_FOUND', 'userId');
      expectFailure(await find(agent, text).set('X-Panel', 'admin'), 'NOT_FOUND', 'userId');
    }
    expectFailure(await sell(text, 5), 'NOT_FOUND', 'userId');
    expectFailure(await send(text), 'NOT_FOUND', 'userId');
    expectFailure(await send(text).set('X-Panel', 'admin'), 'NOT_FOUND', 'userId');
    expectFailure(await giveBack(text), 'NOT_FOUND', 'username');
    if (text !== user.number) expectFailure(await adjust(text), 'NOT_FOUND', 'number');
    expect(await coinsOf(user)).toBe(0);
  });

  it('should mean the user with that username', async () => {
    const other = await app.create.user({ username: user.number });
    for (const { agent } of [admin, coin])
      expect(expectSuccess(await find(agent, user.number)).details).toMatchObject({
        _id: other._id.toHexString(),
      });
    expectSuccess(await send(user.number));
    expect([await coinsOf(other), await coinsOf(user)]).toEqual([5, 0]);
  });
});

describe('refusals to the coin agency', () => {
  it('should address the coin agency in the second person', async () => {
    const { coins } = await app.stored('coinagencies', agency._id);
    const refused = await sell(user.username, Number(coins) + 1);
    expectFailure(refused, 'INSUFFICIENT_COINS');
    expect(messageOf(refused)).toMatch(/^You have only 3\d\d,\d\d\d coins$/);
    const back = { username: agency.uniqueId, coins: Number(coins) + 1 };
    const toAdmin = await admin.agent.post('/api/admin/return/coins').send(back);
    expect(messageOf(toAdmin)).toMatch(new RegExp(`^${agency.uniqueId} has only 3\\d\\d,\\d\\d\\d coins$`));
  });
});

describe('the search of the recharge history', () => {
  const search = async (text: string) =>
    (
      expectSuccess(
        await admin.agent.get('/api/admin/recharge/getrechargeHistory').query({ search: text, page: 1 }),
      ).data as { _id: string }[]
    ).map(({ _id }) => _id);

  it('should find the former and current names of both sides, and the sender', async () => {
    const old = user.username;
    const transfer = String(expectSuccess(await sell(old, 7)).transfer);
    const renamed = `renamed.${old}`.slice(0, 30);
    const body = { username: renamed, name: 'Meghna Sen' };
    const query = { id: user._id.toHexString() };
    expectSuccess(await admin.agent.post('/api/admin/edituser').query(query).send(body));
    for (const text of [old, renamed, 'meghna sen', 'Kolkata Coins', agency.uniqueId])
      expect(await search(text)).toContain(transfer);
    const sent = expectSuccess(
      await admin.agent.post('/api/admin/recharge/sendcoin').send({ to: '2', userId: renamed, coin: 5 }),
    );
    expect(await search('administrator')).toContain(sent.transfer);
    expect(await search('nobody at all')).toEqual([]);
  });
});
