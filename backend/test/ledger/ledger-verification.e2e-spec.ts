// The verification of all balances, against planted differences.
import type { Flows } from '../../src/modules/ledger/closing.schema.js';
import { OpeningService } from '../../src/modules/ledger/opening.service.js';
import { expectSuccess } from '../support/errors.js';
import { userLedger } from './user-ledger.js';

const ledger = userLedger();

describe('the verification of all balances', () => {
  const verify = async () => expectSuccess(await ledger.admin.agent.post('/api/admin/ledger/verify')).details;

  it('should find no difference and store the result', async () => {
    const { admin } = ledger;
    const details = await verify();
    expect(details).toMatchObject({ total: 0, found: 0, differences: [] });
    const { details: last } = expectSuccess(await admin.agent.get('/api/admin/ledger/reconciliation'));
    expect(last).toEqual(details);
    const { sums } = last as { sums: Record<string, number> };
    expect(Object.values(sums).reduce((sum, one) => sum + one)).toBe(0);
  });

  it('should report a changed balance with account, entries and amount', async () => {
    const { app, user, account } = ledger;
    await ledger.send(30);
    const users = app.connection.collection('users');
    await users.updateOne({ _id: user._id }, { $inc: { coin: 25 } });
    const difference = {
      account,
      label: user.username,
      balance: 155,
      expected: 130,
      difference: 25,
      entries: 2,
    };
    expect(await verify()).toMatchObject({ found: 1, differences: [difference] });
    // A new start keeps the difference.
    await app.nest.get(OpeningService).ensure();
    expect(await verify()).toMatchObject({ found: 1, differences: [difference] });
    await users.updateOne({ _id: user._id }, { $inc: { coin: -25 } });
    expect(await verify()).toMatchObject({ found: 0 });
  });

  it('should report an entry when its lines were changed', async () => {
    const { app, account, entries } = ledger;
    const id = await ledger.send(30);
    const _id = new app.connection.base.Types.ObjectId(id);
    const change = (amount: number) => entries.updateOne({ _id }, { $set: { 'lines.1.amount': amount } });
    await change(31);
    const { found, differences } = (await verify()) as { found: number; differences: { account: string }[] };
    expect(found).toBe(2);
    expect(differences.map((one) => one.account).sort()).toEqual([`entry:${id}`, account]);
    await change(30);
  });

  it('should report an entry when its coins or accounts contradict its lines', async () => {
    const { app, account, entries } = ledger;
    const id = await ledger.send(30);
    const _id = new app.connection.base.Types.ObjectId(id);
    const lines = (await entries.findOne({ _id }))!.lines as object[];
    const said = { coins: 30, from: 'platform', to: account, lines };
    const other = 'user:66f0c0ffee00000000000001';
    for (const [wrong, balance, expected] of [
      [{ coins: 3000 }, 30, 3000],
      [{ from: other }, 30, 30],
      [{ to: other }, 30, 30],
      [{ lines: [...lines, { account, amount: 0, balance: null }] }, 30, 30],
    ] as const) {
      await entries.updateOne({ _id }, { $set: wrong });
      expect(await verify()).toMatchObject({
        found: 1,
        differences: [{ account: `entry:${id}`, balance, expected, difference: balance - expected }],
      });
      await entries.updateOne({ _id }, { $set: said });
    }
  });

  it('should report an impossible account even when its lines add up to zero', async () => {
    const { account, entries } = ledger;
    await ledger.send(30);
    await ledger.send(30);
    const [one, other] = await entries.find({ to: account, kind: 'send' }).toArray();
    const change = (_id: unknown, line: object) =>
      entries.updateOne(
        { _id: _id as never },
        {
          $set: Object.fromEntries(Object.entries(line).map(([field, value]) => [`lines.1.${field}`, value])),
        },
      );
    await change(one!._id, { account: 'nowhere' });
    await change(other!._id, { account: 'nowhere', amount: -30 });
    const { differences } = (await verify()) as { differences: { account: string }[] };
    expect(differences.map((difference) => difference.account)).toContain('nowhere');
    for (const { _id } of [one!, other!]) await change(_id, { account, amount: 30 });
  });

  it('should report an account when no user or coin agency owns it', async () => {
    const { user, account, entries } = ledger;
    const unowned = `earnings:${user._id.toHexString()}X`;
    await entries.updateOne({ to: account, kind: 'opening' }, { $set: { 'lines.1.account': unowned } });
    expect(await verify()).toMatchObject({
      total: 0,
      found: 3,
      differences: [
        { account: unowned, balance: 0, expected: 100, entries: 1 },
        { account, balance: 100, expected: 0, entries: 0 },
        { account: expect.stringMatching(/^entry:/) },
      ],
    });
    await entries.updateOne({ to: account, kind: 'opening' }, { $set: { 'lines.1.account': account } });
  });

  it('should report a carried-forward sum when it differs from the entries', async () => {
    const { app, account, entries } = ledger;
    const closings = app.connection.collection('ledgerclosings');
    await closings.deleteMany();
    const opening = (await entries.findOne({ to: account, kind: 'opening' }))!;
    const day = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - (Date.now() % day) - days * day);
    opening.createdAt = ago(3);
    await entries.replaceOne({ _id: opening._id }, opening);
    await ledger.statement({ account: 'platform' });
    const [closing] = await closings.find().toArray();
    // A wrong earlier closing changes nothing: the later closing does not build on it.
    const early = { account: 'platform', until: ago(2), flows: closing!.flows as Flows };
    const { toOthers } = early.flows;
    await closings.insertOne({ ...early });
    await closings.insertOne({
      ...early,
      until: ago(3),
      flows: { ...early.flows, toOthers: toOthers - 100 },
    });
    expect(await verify()).toMatchObject({ found: 0 });

    const change = (coins: number) =>
      closings.updateOne({ until: ago(2) }, { $inc: { 'flows.toOthers': coins } });
    await change(7);
    expect(await verify()).toMatchObject({
      found: 1,
      differences: [{ account: 'platform', balance: toOthers + 7, expected: toOthers, difference: 7 }],
    });
    await change(-7);
    await entries.deleteOne({ _id: opening._id });
    const { differences } = (await verify()) as { differences: { account: string }[] };
    expect(differences.map((one) => one.account)).toContain('platform');
    await entries.insertOne(opening);
    expect(await verify()).toMatchObject({ found: 0 });
  });

  it('should find no difference while coins move', async () => {
    const moving = Array.from({ length: 10 }, async () => {
      for (let n = 0; n < 4; n += 1) await ledger.send(1);
    });
    for (let n = 0; n < 4; n += 1) expect(await verify()).toMatchObject({ found: 0, total: 0 });
    await Promise.all(moving);
  });
});
