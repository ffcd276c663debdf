// The chain of seals over the audit log: whatever is changed in the database afterwards, the check names it.
import { Types } from 'mongoose';
import { AuditCheck } from '../../src/platform/audit/audit-check.js';
import { AuditKey } from '../../src/platform/audit/audit-key.js';
import { AuditSealer, BATCH } from '../../src/platform/audit/audit-sealer.js';
import { AuditRecord } from '../../src/platform/audit/audit.schema.js';
import { digestOf } from '../../src/platform/audit/personal-values.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { startApp, type TestApp } from '../support/app.js';
import { APP_SECRET as SECRET } from '../support/bank-seals.js';

const NEXT = 'the secret after the rotation, 7f3a91c2';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const audit = () => app.connection.collection('audit');
const seals = () => app.connection.collection<{ _id: number; hash: string }>('auditseals');
const sealer = () => app.nest.get(AuditSealer);
const check = () => app.nest.get(AuditCheck).verify();

const made = (number: number) => ({
  _id: new Types.ObjectId(),
  at: new Date(1_700_000_000_000 + number),
  actor: { role: 'admin', id: '66f0c0ffee00000000000001', code: '', name: 'Meera Nair' },
  action: 'user.update',
  target: { kind: 'user', id: '66f0c0ffee00000000000002', label: `user.${number}` },
  before: { name: 'Anita Rao', coins: 5, freeze: null },
  after: { name: 'Anita Sharma', coins: number, freeze: { reason: 'Fraud', at: new Date(0) } },
  reason: 'Asked by phone',
  address: '192.0.2.7',
  requestId: `request-${number}`,
});

async function sealAll(): Promise<number[]> {
  const counts = [];
  for (let count = await sealer().sealNext(); count; count = await sealer().sealNext()) counts.push(count);
  return counts;
}

/** Writes records in this many seals of two, and returns the _ids in order. */
async function sealed(count: number): Promise<Types.ObjectId[]> {
  const ids: Types.ObjectId[] = [];
  for (let number = 0; number < count; number += 1) {
    const records = [made(2 * number), made(2 * number + 1)];
    await audit().insertMany(records);
    ids.push(...records.map(({ _id }) => _id));
    await sealAll();
  }
  return ids;
}

beforeEach(async () => {
  await audit().deleteMany({});
  await seals().deleteMany({});
});

describe('the seals of the audit log', () => {
  it('should hold each change of staff once, in batches, and be unchanged', async () => {
    const { agent } = await app.as('admin');
    const user = await app.create.user();
    await agent.post('/api/admin/userstatus').send({ id: user._id.toHexString(), active: false });
    await audit().insertMany(Array.from({ length: 2 * BATCH + 99 }, (_, number) => made(number)));
    const counts = await sealAll();
    expect(Math.max(...counts)).toBe(BATCH);
    const total = 2 * BATCH + 100;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(await check()).toMatchObject({ records: total, seals: counts.length, finding: '' });
    const [first, second] = await seals().find().sort({ _id: 1 }).limit(2).toArray();
    expect(second).toMatchObject({ _id: 2, previous: first!.hash, count: BATCH });
    const mark = await app.connection.collection('auditchain').findOne({});
    expect(mark).toMatchObject({ finding: '', checkedAt: expect.any(Date) });
  });

  it('should hold a record that commits after younger records were sealed', async () => {
    const [late, early] = [made(1), made(2)];
    const session = await app.connection.startSession();
    session.startTransaction();
    await audit().insertOne(late, { session });
    await audit().insertOne(early);
    await sealAll();
    await session.commitTransaction();
    await session.endSession();
    await sealAll();
    expect(await audit().findOne({ _id: late._id })).toMatchObject({ seal: 2 });
    expect(await check()).toMatchObject({ records: 2, seals: 2, finding: '' });
  });

  it('should hold each record once when two processes seal at the same time', async () => {
    const other = await startApp({ MONGODB_URI: app.databaseUri });
    try {
      await audit().insertMany(Array.from({ length: 4 * BATCH }, (_, number) => made(number)));
      const both = [sealer(), other.nest.get(AuditSealer)];
      await Promise.all(
        both.map(async (one) => {
          while (await one.sealNext());
        }),
      );
      expect(await audit().countDocuments({ seal: null })).toBe(0);
      expect(await check()).toMatchObject({ records: 4 * BATCH, seals: 4, finding: '' });
    } finally {
      await other.close();
    }
  });

  it('should leave no seal and no mark when the transaction fails', async () => {
    await sealed(1);
    await audit().insertMany([made(8), made(9)]);
    await seals().createIndex({ count: 1 }, { unique: true });
    await expect(sealer().sealNext()).rejects.toThrow('E11000');
    await seals().dropIndex('count_1');
    expect(await audit().countDocuments({ seal: null })).toBe(2);
    await sealAll();
    expect(await check()).toMatchObject({ records: 4, seals: 2, finding: '' });
  });
});

describe('the check of the audit log', () => {
  it.each([
    ['actor.name', 'Somebody'],
    ['actor.id', '66f0c0ffee00000000000009'],
    ['target.label', ''],
    ['after.coins', 6],
    ['after.freeze.reason', ''],
    ['before.added', 'x'],
    ['reason', 'Another'],
    ['address', ''],
    ['action', 'user.ban'],
    ['at', new Date(0)],
    ['undo', true],
    ['unknown', 1],
  ])('should name the record when %s is changed', async (field, value) => {
    const ids = await sealed(3);
    await audit().updateOne({ _id: ids[3]! }, { $set: { [field]: value } });
    const { finding, records, seals: before } = await check();
    expect(finding).toMatch(
      new RegExp(`^Seal 2 of [\\d :-]+ UTC: 1 record changed \\(${String(ids[3])}\\)$`),
    );
    expect({ records, before }).toEqual({ records: 2, before: 1 });
  });

  it('should name a removed record', async () => {
    const ids = await sealed(3);
    await audit().deleteOne({ _id: ids[2]! });
    expect((await check()).finding).toContain(`: 1 record removed (${String(ids[2])})`);
  });

  it.each([2, 9, 0, 1.5, 'two'])('should name an inserted record with the mark %s', async (seal) => {
    await sealed(3);
    const record = { ...made(9), seal };
    await audit().insertOne(record);
    const { finding } = await check();
    expect(finding).toContain(String(record._id));
    expect(finding).toContain(seal === 2 ? 'Seal 2' : `names seal ${seal}`);
  });

  it('should name both records when two of them change places', async () => {
    const ids = await sealed(2);
    const stored = await audit().find().sort({ _id: 1 }).toArray();
    const swapped = [stored[1], stored[0]].map((record, at) => ({ ...record, _id: ids[at]!, seal: 1 }));
    await audit().deleteMany({ seal: 1 });
    await audit().insertMany(swapped);
    expect((await check()).finding).toContain(`2 records changed (${String(ids[0])}, ${String(ids[1])})`);
  });

  it('should name a record that was moved to another seal', async () => {
    const ids = await sealed(2);
    await audit().updateOne({ _id: ids[0]! }, { $set: { seal: 2 } });
    expect((await check()).finding).toContain('Seal 1 of');
    expect((await check()).finding).toContain(`1 record removed (${String(ids[0])})`);
  });

  it.each([1, 2])('should name seal %i when it is removed', async (number) => {
    await sealed(3);
    await seals().deleteOne({ _id: number });
    expect((await check()).finding).toBe(`Seal ${number} is missing`);
  });

  it('should name a record of the last seal when that seal is removed', async () => {
    const ids = await sealed(3);
    await seals().deleteOne({ _id: 3 });
    expect((await check()).finding).toBe(`Record ${String(ids[4])} names seal 3, which does not exist`);
  });

  it('should name the missing seal when the end of the log is removed and a later seal is known', async () => {
    await sealed(3);
    const { last } = await check();
    const [, hash = ''] = last.split(':');
    await seals().deleteOne({ _id: 3 });
    await audit().deleteMany({ seal: 3 });
    expect((await check()).finding).toBe('');
    const verify = (number: number, known: string) =>
      app.nest.get(AuditCheck).verify({ number, hash: known });
    expect((await verify(3, hash)).finding).toBe('Seal 3 is missing');
    expect((await verify(2, hash)).finding).toContain('Seal 2 of');
  });

  it('should name the seal when two seals change places', async () => {
    await sealed(3);
    const [, second, third] = await seals().find().sort({ _id: 1 }).toArray();
    await seals().deleteMany({ _id: { $gt: 1 } });
    await seals().insertMany([
      { ...third!, _id: 2 },
      { ...second!, _id: 3 },
    ]);
    expect((await check()).finding).toMatch(/^Seal 2 of [\d :-]+ UTC was changed/);
  });

  it.each([{ at: new Date(0) }, { count: 1 }, { first: new Types.ObjectId() }, { mac: '' }, { hash: '' }])(
    'should name the seal when its fields become %j',
    async (change) => {
      await sealed(2);
      await seals().updateOne({ _id: 2 }, { $set: change as object });
      expect((await check()).finding).toMatch(/^Seal 2 of [\d :-]+ UTC was changed/);
    },
  );
});

describe('GET /api/admin/audit/seals', () => {
  const state = async () => {
    const { agent } = await app.as('admin');
    return expectSuccess(await agent.get('/api/admin/audit/seals')).details as Record<string, string | null>;
  };

  it('should return 200 with the time up to which the log is sealed and what the last check found', async () => {
    expect(await state()).toMatchObject({ sealedTo: null });
    const ids = await sealed(1);
    await check();
    const checked = await state();
    expect(checked).toEqual({ sealedTo: expect.any(String), checkedAt: expect.any(String), finding: '' });
    const { at, ...waiting } = made(7);
    await audit().insertOne({ at, ...waiting });
    await audit().deleteOne({ _id: ids[0]! });
    const { finding } = await check();
    expect(await state()).toMatchObject({ sealedTo: at.toISOString(), finding });
  });

  it('should return 401 and 403 to others than the admin', async () => {
    expectFailure(await app.guest().get('/api/admin/audit/seals'), 'UNAUTHENTICATED');
    const { agent } = await app.as('bd');
    expectFailure(await agent.get('/api/admin/audit/seals'), 'FORBIDDEN');
  });
});

describe('an erased value of an audit record', () => {
  /** Erases values, and keeps their digests. */
  async function erase(_id: Types.ObjectId, paths: Record<string, unknown>): Promise<void> {
    const key = await app.nest.get(AuditKey).read();
    const erased = Object.entries(paths).map(([path, value]) => ({
      path,
      digest: digestOf(key, { _id }, path, value),
    }));
    const isValue = (path: string) => /^(before|after)\./.test(path);
    const names = Object.keys(paths);
    const gone = Object.fromEntries(names.filter(isValue).map((path) => [path, '']));
    const blank = Object.fromEntries(names.filter((path) => !isValue(path)).map((path) => [path, '']));
    await audit().updateOne({ _id }, { $unset: gone, $set: { ...blank, erased } });
  }
  const PERSON = {
    'actor.name': 'Meera Nair',
    'target.label': 'user.1',
    'before.name': 'Anita Rao',
    'after.name': 'Anita Sharma',
    reason: 'Asked by phone',
    address: '192.0.2.7',
  };

  it('should keep the chain valid, before and after the record is sealed', async () => {
    const ids = await sealed(2);
    await erase(ids[1]!, PERSON);
    const waiting = made(1);
    await audit().insertOne(waiting);
    await erase(waiting._id, PERSON);
    await sealAll();
    const stored = JSON.stringify(await audit().findOne({ _id: waiting._id }));
    expect(stored).not.toMatch(/Meera|Anita|phone|192\.0/);
    expect(await check()).toMatchObject({ records: 5, seals: 3, finding: '' });
  });

  it('should name the record when another value takes its place, and when a value goes without its digest', async () => {
    const ids = await sealed(2);
    await erase(ids[1]!, PERSON);
    await audit().updateOne({ _id: ids[1]! }, { $set: { 'after.name': 'Somebody' } });
    expect((await check()).finding).toContain(`1 record changed (${String(ids[1])})`);
    await audit().updateOne({ _id: ids[1]! }, { $unset: { 'after.name': '' }, $pop: { erased: 1 } });
    expect((await check()).finding).toContain(`1 record changed (${String(ids[1])})`);
  });

  it('should have another digest in each record', async () => {
    const key = await app.nest.get(AuditKey).read();
    const [one, other] = [made(1), made(2)].map((record) => digestOf(key, record, 'reason', 'Fraud'));
    expect(one).not.toBe(other);
  });
});

describe('the key of the audit log', () => {
  it('should stay the same after a rotation of APP_SECRET', async () => {
    await sealed(2);
    const first = await startApp({
      MONGODB_URI: app.databaseUri,
      APP_SECRET: NEXT,
      APP_SECRET_PREVIOUS: SECRET,
    });
    await first.close();
    const second = await startApp({ MONGODB_URI: app.databaseUri, APP_SECRET: NEXT });
    try {
      expect(await second.nest.get(AuditCheck).verify()).toMatchObject({ records: 4, finding: '' });
      await expect(check()).rejects.toThrow('sealed under another APP_SECRET');
    } finally {
      await second.close();
    }
  });

  it('should not be replaced while there are seals', async () => {
    await seals().insertOne({ _id: 1, hash: '' });
    await app.connection.collection('auditchain').deleteMany({});
    await expect(sealer().sealNext()).rejects.toThrow('missing from the database');
  });

  it('should refuse every change of the model but the mark', async () => {
    const records = app.connection.model<AuditRecord>(AuditRecord.name);
    for (const change of [{ $set: { seal: 1, reason: '' } }, { $set: { seal: 1 }, $unset: { reason: '' } }])
      await expect(records.updateMany({}, change)).rejects.toThrow('append-only');
  });
});
