// The inbox notifies staff of decisions about their own records, and of what waits for them.
import { Types } from 'mongoose';
import type { Right } from '../../src/core/rights.js';
import type { Actor } from '../support/app.js';
import { bulk } from '../support/bulk.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { PASSWORD } from '../support/factories/factory.js';
import { eventsOf, noticesOf, turn, unreadOf } from './inbox.js';
import { COIN_LIMITS, decideLimit, setLimits, type WaitingLimit } from '../support/set-limits.js';
import { withdrawals } from '../withdrawals/withdrawals.js';

const w = withdrawals();
let third: Actor<'admin'>;
beforeEach(async () => {
  third = await w.app.as('admin', await w.app.create.admin({ name: 'Third Admin' }));
  await setLimits(w.app, w.admin, w.second, { send: 100, withdrawal: 100 });
  await w.app.connection.collection('notices').deleteMany({});
});

/** Leaves the admin only these rights. */
const allow = ({ id }: Actor, rights: Right[]) =>
  w.app.connection
    .collection('admins')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { sets: [], rights } });
const askToSend = async ({ agent }: Actor) => {
  const send = { to: '2', userId: w.record.username, coin: 101 };
  return String(expectSuccess(await agent.post('/api/admin/recharge/sendcoin').send(send)).waiting);
};
const decideSend = ({ agent }: Actor, id: string, approve: boolean, reason?: string) =>
  agent.post(`/api/admin/recharge/waiting/${id}`).send({ approve, reason });
const askToRaise = async ({ agent }: Actor) =>
  (expectSuccess(await agent.post(COIN_LIMITS).send({ send: 500 })).waiting as WaitingLimit[])[0]!._id;

describe('a send that waits for a second admin', () => {
  it('should notify those who may agree, and neither the asker nor an admin without the right', async () => {
    const reader = await w.app.as('admin', await w.app.create.admin());
    await allow(reader, ['coins.read', 'coins.send']);
    const added = await w.app.as('admin', await w.app.create.admin({ addedBy: w.admin.id }));
    const about = await askToSend(w.admin);
    const { name, username } = { name: w.admin.record.name, username: w.record.username };
    const waits = { kind: 'waiting', event: 'sendWaits', label: username, by: name, coins: 101, due: true };
    expect(await noticesOf(w.second)).toMatchObject([{ ...waits, about, read: false }]);
    expect(await eventsOf(third)).toEqual(['sendWaits']);
    for (const one of [w.admin, reader, added]) expect(await noticesOf(one)).toEqual([]);
  });

  it('should notify the asker when confirmed, and wait for no admin any more', async () => {
    const id = await askToSend(w.admin);
    expectSuccess(await decideSend(w.second, id, true));
    expect(await noticesOf(w.admin)).toMatchObject([
      { ...{ kind: 'decisions', event: 'sendConfirmed', about: id }, by: 'Second Admin', coins: 101 },
    ]);
    for (const one of [w.second, third])
      expect(await noticesOf(one)).toMatchObject([{ event: 'sendWaits', due: false, read: true }]);
    expect(await unreadOf(third)).toBe(0);
  });

  it('should notify the asker with the reason when refused, once, and not when the asker withdraws', async () => {
    const id = await askToSend(w.admin);
    expectSuccess(await decideSend(w.second, id, false, 'Too much'));
    expectFailure(await decideSend(third, id, false), 'INVALID_TRANSITION');
    expectSuccess(await decideSend(w.admin, await askToSend(w.admin), false));
    expect(await noticesOf(w.admin)).toMatchObject([{ event: 'sendRefused', detail: 'Too much' }]);
  });

  it('should not notify the asker when the confirmation fails', async () => {
    const id = await askToSend(w.admin);
    expectFailure(await decideSend(w.admin, id, true), 'NEEDS_SECOND_ADMIN');
    expect(await noticesOf(w.admin)).toEqual([]);
    expect(await noticesOf(third)).toMatchObject([{ due: true, read: false }]);
  });

  it('should disappear from the inbox of an admin who loses the right, and 404 there', async () => {
    await askToSend(w.admin);
    const [notice] = await noticesOf(third);
    await allow(third, ['coins.read']);
    expect(await noticesOf(third)).toEqual([]);
    expect(await unreadOf(third)).toBe(0);
    expectFailure(await third.agent.post(`/api/staff/inbox/${notice!._id}/read`), 'NOT_FOUND');
    await allow(third, ['coins.approve']);
    expect(await eventsOf(third)).toEqual(['sendWaits']);
  });

  it('should wait all the same when those who may agree turned the kind off', async () => {
    await turn(third, 'waiting', false);
    await askToSend(w.admin);
    expect(await noticesOf(third)).toEqual([]);
    expect(await eventsOf(w.second)).toEqual(['sendWaits']);
  });
});

describe('a limit that waits for a second admin', () => {
  it('should notify those who may agree, and the asker of the decision', async () => {
    const confirmed = await askToRaise(w.admin);
    expect(await noticesOf(third)).toMatchObject([
      {
        event: 'limitWaits',
        about: confirmed,
        label: 'send',
        coins: 500,
        by: w.admin.record.name,
        due: true,
      },
    ]);
    expectSuccess(await decideLimit(w.second, confirmed, true));
    expect(await noticesOf(third)).toMatchObject([{ due: false, read: true }]);
    await setLimits(w.app, w.admin, w.second, { send: 100 });
    expectSuccess(await decideLimit(w.second, await askToRaise(w.admin), false));
    expect(await eventsOf(w.admin)).toEqual(['limitRefused', 'limitConfirmed']);
  });

  it('should notify the asker when another admin replaces it', async () => {
    await askToRaise(w.admin);
    expectSuccess(await w.second.agent.post(COIN_LIMITS).send({ send: 50 }));
    expect(await noticesOf(w.admin)).toMatchObject([{ event: 'limitReplaced', by: 'Second Admin' }]);
  });
});

describe('a withdrawal that needs two admins', () => {
  it('should notify the admin who agreed first of the decision of the second', async () => {
    const id = await w.ask(150);
    expectSuccess(await w.decide(id, 1));
    expectSuccess(await w.decide(id, 2, { reason: 'Wrong account' }, w.second));
    expect(await noticesOf(w.admin)).toMatchObject([
      {
        ...{ kind: 'decisions', event: 'withdrawalRejected', about: id, label: w.record.username },
        ...{ by: 'Second Admin', detail: 'Wrong account', coins: 150 },
      },
    ]);
    expect(await noticesOf(w.second)).toEqual([]);
    await allow(w.admin, ['coins.read']);
    expect(await noticesOf(w.admin)).toEqual([]);
    await w.app.connection
      .collection('admins')
      .updateOne({ _id: w.admin.record._id }, { $set: { sets: w.admin.record.sets } });
  });
});

describe('an application of a host', () => {
  const decide = ({ agent }: Actor, id: string, status: number) =>
    agent.post('/api/agency/host/approvehost').send({ id, status: String(status), reason: 'No camera' });
  const applicant = async (uniqueId: string) => {
    const user = await w.app.create.user();
    const id = (await w.app.create.host(user, uniqueId))._id.toHexString();
    return { user, id };
  };

  it('should notify its agency when another account decides, once for each decision', async () => {
    const own = await w.app.create.agency();
    const [agency, other] = [
      await w.app.as('agency', own),
      await w.app.as('agency', await w.app.create.agency()),
    ];
    const { id, user } = await applicant(own.uniqueId);
    expectSuccess(await decide(w.admin, id, 2));
    expectSuccess(await decide(w.second, id, 1));
    expectSuccess(await decide(agency, id, 2));
    expect(await noticesOf(agency)).toMatchObject([
      { event: 'hostApproved', about: id, label: user.username, by: 'Second Admin' },
      { event: 'hostRejected', about: id, by: w.admin.record.name, detail: 'No camera' },
    ]);
    expect(await noticesOf(other)).toEqual([]);
    expect(await unreadOf(agency)).toBe(2);
  });

  it('should not notify again when the decision is repeated with its key', async () => {
    const own = await w.app.create.agency();
    const agency = await w.app.as('agency', own);
    const { id } = await applicant(own.uniqueId);
    const send = () => decide(w.admin, id, 1).set('Idempotency-Key', `inbox-${id}`);
    await Promise.all([send(), send()]);
    expectSuccess(await send());
    expect(await eventsOf(agency)).toEqual(['hostApproved']);
  });

  it('should make one notice for all hosts of the agency that one bulk change decides', async () => {
    const own = await w.app.create.agency();
    const agency = await w.app.as('agency', own);
    for (let at = 0; at < 3; at += 1) await applicant(own.uniqueId);
    const order = { action: 'reject', reason: 'No camera', expected: 3 };
    await bulk(w.admin, 'hosts/bulk', order, { status: '0', agencyCode: own.uniqueId });
    expect(await noticesOf(agency)).toMatchObject([{ event: 'hostRejected', count: 3, read: false }]);
  });

  it('should leave nothing of a deleted user in the inbox', async () => {
    const own = await w.app.create.agency();
    const agency = await w.app.as('agency', own);
    const { id, user } = await applicant(own.uniqueId);
    expectSuccess(await decide(w.admin, id, 2));
    const { agent } = await w.app.as('user', user);
    expectSuccess(await agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    const stored = await w.app.connection.collection('notices').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(user.username);
    expect(await noticesOf(agency)).toMatchObject([{ event: 'hostRejected', label: '' }]);
  });
});
