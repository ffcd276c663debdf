// What the platform admin does with staff accounts of every kind: delete them with a reason, disable and enable their
// sign-in, and issue passwords.
import { Types } from 'mongoose';
import { WaitingSendsService } from '../../src/modules/coins/approvals/waiting-sends.service.js';
import type { CodedKind } from '../../src/modules/staff/shared/codes.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { setLimits } from '../support/set-limits.js';
import { sharedApp } from '../support/shared-app.js';

const KINDS: CodedKind[] = ['bd', 'agencyadmin', 'agency', 'coin'];
const COLLECTIONS = { bd: 'bds', agencyadmin: 'agencyadmins', agency: 'agencies', coin: 'coinagencies' };
const ACCOUNT = '/api/admin/staffaccount';
const PASSWORDS = '/api/admin/staffpassword';

let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  first = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
});
afterAll(() => app.close());

const remove = (body: object) => first.agent.post(`${ACCOUNT}/delete`).send(body);
const lastAudit = (action: string) =>
  app.connection.collection('audit').findOne({ action }, { sort: { _id: -1 } });

describe.each(KINDS)('an account of the kind %s', (kind) => {
  const make = async () => {
    const account = (await app.create.account(kind)) as { _id: unknown; uniqueId: string; number: string };
    return {
      account,
      id: String(account._id),
      stored: () => app.stored(COLLECTIONS[kind], String(account._id)),
    };
  };
  const setStatus = (id: string, disabled: boolean) =>
    first.agent.post(`${ACCOUNT}/status`).send({ kind, id, disabled, reason: 'On leave' });

  it('should get the answer of a wrong password while disabled, and sign in when enabled', async () => {
    const { account, id } = await make();
    const session = await app.as(kind, account as never);
    expectSuccess(await setStatus(id, true));
    expectFailure(await session.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    const [disabled, wrong] = [
      await app.login(kind, account),
      await app.login(kind, account, { password: 'wrong-password' }),
    ];
    expect({ ...(disabled.body as object), requestId: '' }).toEqual({
      ...(wrong.body as object),
      requestId: '',
    });
    expect(await lastAudit(`${kind}.disable`)).toMatchObject({ target: { id }, reason: 'On leave' });
    expectSuccess(await setStatus(id, false));
    expectSuccess(await app.login(kind, account));
  });

  it('should be deleted with a reason, and get 400 when the typed code differs', async () => {
    const { account, id, stored } = await make();
    expectFailure(await remove({ kind, id }), 'VALIDATION_FAILED', 'reason');
    const other = { kind, id, reason: 'Left', code: 'BD000000' };
    expectFailure(await remove(other), 'VALIDATION_FAILED', 'code');
    expect((await stored()).deleted).toBe(false);
    const body = expectSuccess(await remove({ ...other, code: account.uniqueId.toLowerCase() }));
    expect(body.waiting).toBe('');
    expect((await stored()).deleted).toBe(true);
    expect(await lastAudit(`${kind}.delete`)).toMatchObject({ target: { id }, reason: 'Left' });
    expectFailure(await remove({ kind, id, reason: 'Left' }), 'NOT_FOUND');
  });

  it('should report whether its password can be revealed, without the password', async () => {
    const { account, id } = await make();
    const state = async () =>
      expectSuccess(await first.agent.get(`${PASSWORDS}/state?kind=${kind}&id=${id}`)).details;
    expect(await state()).toEqual({ revealable: false, changedByOwner: false, secondFactor: false });
    const session = await app.as(kind, account as never);
    const issued = { kind, id, password: 'issued-password-1', mustChangePassword: true };
    expectSuccess(await first.agent.post(`${PASSWORDS}/issue`).send(issued));
    expectFailure(await session.agent.get('/api/auth/me'), 'UNAUTHENTICATED');
    expectFailure(await app.login(kind, account, { password: PASSWORD }), 'INVALID_CREDENTIALS');
    expectSuccess(await app.login(kind, account, { password: 'issued-password-1' }));
    expect(await state()).toEqual({ revealable: true, changedByOwner: false, secondFactor: false });
    expect(await lastAudit(`${kind}.revealPassword`)).toBeNull();
  });
});

describe('a coin agency with coins above the limit', () => {
  beforeEach(() => setLimits(app, first, second, { send: 100 }));
  const ask = async (coins = 101) => {
    const { _id } = await app.create.coinAgency({ coins });
    const id = _id.toHexString();
    const { waiting } = expectSuccess(await remove({ kind: 'coin', id, reason: 'Closed shop' }));
    return { id, waiting: String(waiting), stored: () => app.stored('coinagencies', _id) };
  };
  const decide = ({ agent }: Actor, waiting: string, approve: boolean) =>
    agent.post(`/api/admin/recharge/waiting/${waiting}`).send({ approve, reason: 'Not now' });

  it('should be deleted only when a second admin confirms', async () => {
    const { id, waiting, stored } = await ask();
    expect(await stored()).toMatchObject({ coins: 101, deleted: false });
    const list = expectSuccess(await second.agent.get('/api/admin/recharge/waiting')).details as {
      _id: string;
    }[];
    expect(list.find(({ _id }) => _id === waiting)).toMatchObject({
      coin: 101,
      closes: true,
      closeReason: 'Closed shop',
      state: 'waiting',
      mayConfirm: true,
    });
    expectFailure(await decide(first, waiting, true), 'NEEDS_SECOND_ADMIN');
    expectSuccess(await decide(second, waiting, true));
    expect(await stored()).toMatchObject({ coins: 0, deleted: true });
    expect(await lastAudit('coin.delete')).toMatchObject({ target: { id }, reason: 'Closed shop' });
  });

  it('should wait, counted and announced, where no older version mistakes it for a send', async () => {
    const sends = app.nest.get(WaitingSendsService);
    const before = await sends.fingerprint();
    const count = async () => expectSuccess(await second.agent.get('/api/admin/recharge/waiting')).total;
    const total = Number(await count());
    const { waiting } = await ask();
    // An older version queries this collection before it sends the coins to the agency.
    const taken = { _id: new Types.ObjectId(waiting), state: 'waiting' };
    expect(await app.connection.collection('waitingsends').findOne(taken)).toBeNull();
    expect(await count()).toBe(total + 1);
    expect(await sends.fingerprint()).not.toBe(before);
    expectSuccess(await decide(second, waiting, false));
    expect(await count()).toBe(total);
    expectFailure(await decide(second, waiting, true), 'INVALID_TRANSITION');
  });

  it('should stay when the second admin rejects or its balance changed', async () => {
    const refused = await ask();
    expectSuccess(await decide(second, refused.waiting, false));
    expect(await refused.stored()).toMatchObject({ coins: 101, deleted: false });
    const changed = await ask();
    const { uniqueId } = await changed.stored();
    const send = { to: '1', userId: uniqueId, coin: 5 };
    expectSuccess(await first.agent.post('/api/admin/recharge/sendcoin').send(send));
    expectFailure(await decide(second, changed.waiting, true), 'VERSION_CONFLICT');
    expect(await changed.stored()).toMatchObject({ coins: 106, deleted: false });
  });

  it('should obey the limit when the other call is used or coins go in parts', async () => {
    const { id, stored } = await ask();
    expectSuccess(await first.agent.post(`/api/admin/coinPanel/closeCoinPanel/${id}`));
    expect(await stored()).toMatchObject({ coins: 101, deleted: false });
    const small = await ask(60);
    expect(await small.stored()).toMatchObject({ coins: 0, deleted: true });
    expect(await (await ask(60)).stored()).toMatchObject({ coins: 60, deleted: false });
  });
});
