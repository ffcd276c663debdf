// Gifts give experience to both sides, once; a reversal takes it.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { Experience } from '../../src/modules/experience/experience.schema.js';
import { PASSWORD } from '../support/factories/factory.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { ExperienceWorld } from './experience-world.js';

const w = new ExperienceWorld();
beforeAll(async () => {
  await w.start();
  await w.newPair();
  expectSuccess(await w.give());
  expect(await w.records(w.giver)).toEqual([]);
  await w.setRules(2, 3, 0);
  await w.setLevels([1, 0, 100], [2, 100, 300], [3, 300, 10_000]);
  await w.applyLevels();
});
afterAll(() => w.stop());
beforeEach(() => w.newPair());
afterEach(async () => expect(await w.differences()).toEqual([]));

const list = (query: object) => w.admin.agent.get('/api/admin/users/experience').query(query);
const rows = async (query: object) =>
  expectSuccess(await list(query)).details as { kind: string; amount: number; units: number; at: string }[];

describe('a gift', () => {
  it('should give experience to giver and host once per idempotency key', async () => {
    const key = randomUUID();
    for (let call = 0; call < 2; call += 1) expectSuccess(await w.give(key));
    expect([await w.progress(w.giver), await w.progress(w.host)]).toEqual([
      [20, 1],
      [30, 1],
    ]);
    expect(await w.records(w.giver)).toEqual([['given', 20]]);
    expect(await w.records(w.host)).toEqual([['received', 30]]);
    expect(await w.user(w.giver)).toMatchObject({ experienceOpening: 0, version: 0 });
    expect(await w.messages(w.giver)).toEqual(['You reached level 1']);
  });

  it('should count each of 30 concurrent gifts', async () => {
    await Promise.all(Array.from({ length: 30 }, async () => expectSuccess(await w.give())));
    expect([await w.progress(w.giver), await w.progress(w.host)]).toEqual([
      [600, 3],
      [900, 3],
    ]);
    expect(await w.records(w.host)).toHaveLength(30);
    expect((await w.messages(w.host)).at(-1)).toBe('You reached level 3');
  });

  it('should continue from the experience that the user had', async () => {
    await w.newPair({ experience: 90, level: 1 });
    await w.given();
    expect(await w.user(w.giver)).toMatchObject({ experience: 110, experienceOpening: 90, level: 2 });
  });

  it('should keep a level that staff set before levels followed from experience', async () => {
    await w.newPair({ experience: 90, level: 12 });
    await w.given();
    const hold = { level: 12, at: 90 };
    expect(await w.user(w.giver)).toMatchObject({ experience: 110, level: 2 });
    await w.newPair({ experience: 20, level: 12 });
    await w.given();
    expect(await w.user(w.giver)).toMatchObject({
      experience: 40,
      level: 12,
      levelHold: { ...hold, at: 20 },
    });
  });
});

describe('a reversed gift', () => {
  it('should take what the gift gave, once', async () => {
    const entry = await w.given();
    await w.given();
    expectSuccess(await w.reverse(entry));
    expectFailure(await w.reverse(entry), 'INVALID_TRANSITION');
    expect([await w.progress(w.giver), await w.progress(w.host)]).toEqual([
      [20, 1],
      [30, 1],
    ]);
    expect(await w.records(w.host)).toEqual([
      ['received', 30],
      ['received', 30],
      ['reversed', -30],
    ]);
  });

  it('should take only what the user still has', async () => {
    const entry = await w.given();
    expectSuccess(await w.set(w.giver, { level: 1, experience: 5 }));
    expectSuccess(await w.reverse(entry));
    expect(await w.progress(w.giver)).toEqual([0, 1]);
    expect((await rows({ id: w.giver.id })).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['reversed', -5],
      ['set', -15],
      ['given', 20],
    ]);
    expect(await rows({ id: w.giver.id, kind: 'reversed' })).toMatchObject([
      { amount: -5, units: 10, missed: 15 },
    ]);
  });
});

describe('GET /api/admin/users/experience', () => {
  it('should list the records of one user in both directions, by kind and by day', async () => {
    await w.given();
    expectSuccess(await w.set(w.giver, { level: 1, experience: 50 }));
    const newest = await rows({ id: w.giver.id });
    expect(newest).toMatchObject([
      { kind: 'set', amount: 30, units: 0, by: w.admin.record.name, eventKind: 'set' },
      { kind: 'given', amount: 20, units: 10, by: '', eventKind: 'entry' },
    ]);
    expect(await rows({ id: w.giver.id, sort: 'at' })).toEqual(newest.toReversed());
    expect(await rows({ id: w.giver.id, kind: 'given' })).toEqual([newest[1]]);
    const [day] = newest[0]!.at.split('T');
    expect(await rows({ id: w.giver.id, from: day, to: day })).toEqual(newest);
    expect(await rows({ id: w.giver.id, to: '2020-01-01' })).toEqual([]);
    expect(await rows({ id: new Types.ObjectId().toHexString() })).toEqual([]);
    for (const [field, query] of [
      ['id', {}],
      ['id', { id: 'x' }],
      ['kind', { id: w.giver.id, kind: 'gift' }],
      ['sort', { id: w.giver.id, sort: 'amount' }],
    ] as const)
      expectFailure(await list(query), 'VALIDATION_FAILED', field);
    expectFailure(
      await w.giver.agent.get('/api/admin/users/experience').query({ id: w.giver.id }),
      'FORBIDDEN',
    );
  });
});

describe('GET /api/app/experience', () => {
  it('should answer the own level with its picture and the next level', async () => {
    await w.app.connection
      .collection('userLevels')
      .insertOne({ level: 2, expFrom: 0, expTo: 1, image: 'uploads/two.webp', shown: true, deletedAt: null });
    const own = async () => expectSuccess(await w.giver.agent.get('/api/app/experience')).details;
    expect(await own()).toEqual({ level: 0, experience: 0, image: '', nextLevel: 2, nextFrom: 100 });
    for (let gifts = 0; gifts < 6; gifts += 1) await w.given();
    expect(await own()).toEqual({
      ...{ level: 2, experience: 120, image: 'uploads/two.webp', nextLevel: 3, nextFrom: 300 },
    });
    const others = await w.giver.agent.get('/api/app/experience').query({ id: w.host.id });
    expect(expectSuccess(others).details).toMatchObject({ experience: 120 });
    await w.app.connection.collection('userLevels').deleteMany({});
    expect(await own()).toMatchObject({ level: 2, image: '' });
    expectSuccess(await w.set(w.giver, { level: 3, experience: 400 }));
    expect(await own()).toMatchObject({ level: 3, nextLevel: 0, nextFrom: 0 });
  });
});

describe('the records of experience', () => {
  it('should stay without a name when the account is deleted', async () => {
    await w.newPair({ coin: 10 });
    await w.given();
    expectSuccess(await w.giver.agent.post('/api/app/account/delete').send({ password: PASSWORD }));
    const kept = await w.app.connection.collection('experience').find({ user: w.giver.record._id }).toArray();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(w.giver.record.username);
  });

  it('should refuse updates and deletions', async () => {
    const records = w.app.connection.model<Experience>(Experience.name);
    const where = { user: w.giver.record._id };
    for (const write of [
      () => records.updateOne(where, { amount: 0 }),
      () => records.updateMany(where, { amount: 0 }),
      () => records.findOneAndUpdate(where, { amount: 0 }),
      () => records.deleteOne(where),
      () => records.deleteMany(where),
    ])
      await expect((async () => write())()).rejects.toThrow('append-only');
  });
});
