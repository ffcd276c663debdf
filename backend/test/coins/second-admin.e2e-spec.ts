// Which admin may confirm another admin's request: sends, withdrawals and limits follow one rule.
import type { Admin } from '../../src/modules/staff/admins/admin.schema.js';
import { type Actor } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { COIN_LIMITS, decideLimit, setLimits, type WaitingLimit } from '../support/set-limits.js';
import { BUILT_IN_SETS } from '../../src/modules/staff/admins/rights/built-in-sets.js';
import { withdrawals } from '../withdrawals/withdrawals.js';

const HOUR = 3_600_000;

const w = withdrawals();
beforeEach(() => setLimits(w.app, w.admin, w.second, { send: 100, withdrawal: 100 }));

let added = 0;
const FINANCE = String(BUILT_IN_SETS.find(({ name }) => name === 'Finance')!._id);
/** A new admin of the set Finance, added by `by` through the API. */
async function addedBy({ agent }: Actor): Promise<Actor<'admin'>> {
  added += 1;
  const account = {
    name: `Added ${added}`,
    number: `90000010${added}0`,
    password: 'second-admin-1',
    sets: [FINANCE],
  };
  const { _id } = expectSuccess(await agent.post('/api/admin/admins').send(account)).details as {
    _id: string;
  };
  const record = (await w.app.stored('admins', _id)) as unknown as Admin;
  return w.app.as('admin', record);
}
const change = ({ record }: Actor, fields: Partial<Admin>) =>
  w.app.connection.collection('admins').updateOne({ _id: record._id }, { $set: fields });
/** Dates the admin's creation and choice of a password back by this many hours. */
const age = (admin: Actor, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR);
  return change(admin, { createdAt: then, ownPasswordAt: then });
};

const asksFor = {
  send: async ({ agent }: Actor) => {
    const send = { to: '2', userId: w.record.username, coin: 101 };
    return String(expectSuccess(await agent.post('/api/admin/recharge/sendcoin').send(send)).waiting);
  },
  withdrawal: async (by: Actor) => {
    const id = await w.ask(101);
    expectSuccess(await w.decide(id, 1, {}, by));
    return id;
  },
  limit: async ({ agent }: Actor) => {
    const { waiting } = expectSuccess(await agent.post(COIN_LIMITS).send({ send: 500 }));
    return (waiting as WaitingLimit[])[0]!._id;
  },
};
const confirms = {
  send: ({ agent }: Actor, id: string) =>
    agent.post(`/api/admin/recharge/waiting/${id}`).send({ approve: true }),
  withdrawal: (by: Actor, id: string) => w.decide(id, 1, {}, by),
  limit: (by: Actor, id: string) => decideLimit(by, id, true),
};
type What = keyof typeof asksFor;
const EVERYTHING: What[] = ['send', 'withdrawal', 'limit'];

async function expectRefused(what: What, by: Actor, id: string, why: string) {
  const answer = await confirms[what](by, id);
  expectFailure(answer, 'NEEDS_SECOND_ADMIN');
  expect((answer.body as { message: string }).message).toContain(why);
}

describe('the approval of a withdrawal by two admins', () => {
  it('should pass to an admin whom the first admin added, so that the first one can confirm', async () => {
    const added = await addedBy(w.admin);
    await age(added, 1000);
    const id = await asksFor.withdrawal(w.admin);
    expect(expectSuccess(await w.decide(id, 1, {}, added))).toMatchObject({ needsSecond: true });
    await expectRefused('withdrawal', added, id, 'You requested this');
    const record = await w.app.connection
      .collection('audit')
      .findOne({ 'target.id': id }, { sort: { _id: -1 } });
    expect(record).toMatchObject({ action: 'withdrawal.agree', actor: { id: added.id } });
    expect(expectSuccess(await w.decide(id, 1))).toMatchObject({ needsSecond: false });
    expect(await w.balances()).toEqual([899, 0]);
  });

  it('should pass on when the first admin was disabled', async () => {
    const [one, other] = [await addedBy(w.second), await addedBy(w.admin)];
    await age(one, 1000);
    await age(other, 1000);
    await change(other, { addedBy: one.id });
    const id = await asksFor.withdrawal(one);
    await change(one, { disabled: true });
    expect(expectSuccess(await w.decide(id, 1, {}, other))).toMatchObject({ needsSecond: true });
    expect(expectSuccess(await w.decide(id, 1, {}, w.second))).toMatchObject({ needsSecond: false });
  });
});

describe.each(EVERYTHING)('a waiting %s', (what) => {
  it('should not be confirmed when the confirmer asked for it', async () => {
    await expectRefused(what, w.admin, await asksFor[what](w.admin), 'You requested this');
  });

  it('should not be confirmed when the asker ever added the confirmer', async () => {
    const puppet = await addedBy(w.admin);
    await age(puppet, 1000);
    const id = await asksFor[what](w.admin);
    if (what === 'withdrawal')
      expect(expectSuccess(await confirms[what](puppet, id))).toMatchObject({ needsSecond: true });
    else await expectRefused(what, puppet, id, 'Administrator added you as an admin');
    expectSuccess(await confirms[what](w.second, id));
  });

  it('should not be confirmed when the asker enabled the account of the confirmer again', async () => {
    const owner = await w.app.create.admin();
    const path = `/api/admin/admins/${owner._id.toHexString()}`;
    const reason = { reason: 'On leave' };
    expectSuccess(await w.second.agent.post(`${path}/disable`).send(reason));
    expectSuccess(await w.admin.agent.post(`${path}/enable`).send(reason));
    // The account is already enabled, so this call changes nothing.
    expectSuccess(await w.second.agent.post(`${path}/enable`).send(reason));
    const enabled = await w.app.as('admin', owner);
    await age(enabled, 1000);
    const id = await asksFor[what](w.admin);
    if (what === 'withdrawal')
      expect(expectSuccess(await confirms[what](enabled, id))).toMatchObject({ needsSecond: true });
    else await expectRefused(what, enabled, id, 'Administrator enabled your account again');
    expectSuccess(await confirms[what](w.second, id));
  });

  it('should not be confirmed when the confirmer was added less than 24 hours ago', async () => {
    const fresh = await addedBy(w.second);
    await age(fresh, 23);
    const id = await asksFor[what](w.admin);
    await expectRefused(what, fresh, id, 'less than 24 hours ago');
    await age(fresh, 25);
    expectSuccess(await confirms[what](fresh, id));
  });

  it("should not be confirmed when the asker issued the confirmer's current password", async () => {
    const owner = await w.app.as('admin', await w.app.create.admin({ passwordIssuedBy: w.admin.id }));
    const id = await asksFor[what](w.admin);
    await expectRefused(what, owner, id, 'Administrator issued your password');
    await age(owner, 23);
    await expectRefused(what, owner, id, 'Administrator issued your password');
    await age(owner, 25);
    expectSuccess(await confirms[what](owner, id));
  });

  it('should not be confirmed when one admin issued the passwords of asker and confirmer', async () => {
    const [one, other] = [await addedBy(w.admin), await addedBy(w.admin)];
    await change(one, { createdAt: new Date(0) });
    await change(other, { createdAt: new Date(0) });
    const id = await asksFor[what](one);
    await expectRefused(what, other, id, 'Administrator issued your password and that of');
    await age(other, 23);
    await expectRefused(what, other, id, 'Administrator issued your password and that of');
    await age(other, 25);
    expectSuccess(await confirms[what](other, id));
  });

  it('should not be confirmed when the asker issued the password of the issuer', async () => {
    const puppet = await addedBy(w.admin);
    const theirs = await w.app.as('admin', await w.app.create.admin({ passwordIssuedBy: puppet.id }));
    const id = await asksFor[what](w.admin);
    await expectRefused(what, theirs, id, 'Administrator issued your password');
    await age(puppet, 25);
    expectSuccess(await confirms[what](theirs, id));
  });

  it("should not be confirmed when the confirmer issued the asker's password", async () => {
    const puppet = await addedBy(w.admin);
    const id = await asksFor[what](puppet);
    await expectRefused(what, w.admin, id, `You issued the password of ${puppet.record.name}`);
    expectSuccess(await confirms[what](w.second, id));
  });
});

describe('the lists of waiting requests', () => {
  it('should say who may confirm and why others may not', async () => {
    const puppet = await addedBy(w.admin);
    await age(puppet, 1000);
    const ids = { send: await asksFor.send(w.admin), withdrawal: await asksFor.withdrawal(w.admin) };
    await asksFor.limit(w.admin);
    const seenBy = async (by: Actor) => {
      const sends = expectSuccess(await by.agent.get('/api/admin/recharge/waiting'));
      const limits = expectSuccess(await by.agent.get(COIN_LIMITS)).waiting as WaitingLimit[];
      const [withdrawal] = await w.list({ search: w.record.username }, by);
      const send = (sends.details as WaitingLimit[]).find(({ _id }) => _id === ids.send);
      expect(sends.limits).toBe(1);
      const { obstacle = '' } = withdrawal!;
      return [
        ...[send!, limits[0]!].map((waiting) => [waiting.mayConfirm, waiting.obstacle]),
        [obstacle === '', obstacle],
      ];
    };
    const refused = [false, expect.stringContaining('added you')];
    // In a withdrawal, the puppet may agree in place of the first admin.
    expect(await seenBy(puppet)).toEqual([refused, refused, [true, '']]);
    expect(await seenBy(w.second)).toEqual([
      [true, ''],
      [true, ''],
      [true, ''],
    ]);
  });
});

describe('the audit log', () => {
  it('should say who may know the password of the actor, until a day after the owner chose one', async () => {
    const puppet = await addedBy(w.admin);
    const sends = async () => {
      const body = { to: '2', userId: w.record.username, coin: 1 };
      expectSuccess(await puppet.agent.post('/api/admin/recharge/sendcoin').send(body));
      const query = { actor: puppet.id, action: 'coins.send', limit: 1, page: 1 };
      const [entry] = expectSuccess(await w.admin.agent.get('/api/admin/audit').query(query)).details as {
        passwordBy?: string;
      }[];
      return entry?.passwordBy;
    };
    expect(await sends()).toBe('Administrator');
    await age(puppet, 23);
    expect(await sends()).toBe('Administrator');
    await age(puppet, 25);
    expect(await sends()).toBeUndefined();
  });
});

describe('a new admin', () => {
  it('should be able to work immediately when another admin added them', async () => {
    const fresh = await addedBy(w.admin);
    const send = { to: '2', userId: w.record.username, coin: 100 };
    expect(expectSuccess(await fresh.agent.post('/api/admin/recharge/sendcoin').send(send)).waiting).toBe('');
    expectSuccess(await w.decide(await w.ask(5), 1, {}, fresh));
  });

  it('should be recognised when an earlier version created the database', async () => {
    const old = await addedBy(w.second);
    await w.app.connection
      .collection('admins')
      .updateOne(
        { _id: old.record._id },
        { $set: { mustChangePassword: true }, $unset: { addedBy: 1, passwordIssuedBy: 1 } },
      );
    const { AdminsAtStart } = await import('../../src/modules/staff/admins/admins-at-start.js');
    await w.app.nest.get(AdminsAtStart).noteAddedBy();
    expect(await w.app.stored('admins', old.id)).toMatchObject({
      addedBy: w.second.id,
      passwordIssuedBy: w.second.id,
    });
  });

  it('should stay excluded for a day when the admin replaces the issued password', async () => {
    const fresh = await addedBy(w.admin);
    const own = 'an-own-password-1';
    const passwords = { oldpassword: 'second-admin-1', newpassword: own, confirmpassword: own };
    expectSuccess(await fresh.agent.put('/api/admin/profile/updatepassword').send(passwords));
    const id = await asksFor.send(fresh);
    await expectRefused('send', w.admin, id, 'You issued the password');
    await age(fresh, 25);
    expectSuccess(await confirms.send(w.admin, id));
  });
});
