// The verification of the ledger names users and gifts whose experience is wrong.
import { Types } from 'mongoose';
import { expectSuccess } from '../support/errors.js';
import { ExperienceWorld } from './experience-world.js';

const USER = 'The experience of a user differs from its records';
const LEVEL = 'The level of a user differs from the levels';
const GIFT = 'The experience of a gift differs from the rules';
const REVERSED = 'The experience of a reversed gift was not taken';

const w = new ExperienceWorld();
beforeAll(async () => {
  await w.start();
  await w.setRules(2, 3, 0);
  await w.backdateRules();
  await w.setLevels([1, 0, 100], [2, 100, 1000]);
  await w.applyLevels();
});
afterAll(() => w.stop());
beforeEach(() => w.newPair());
afterEach(async () => expect(await found()).toEqual([]));

const users = () => w.app.connection.collection('users');
const records = () => w.app.connection.collection('experience');
const found = async () => (await w.differences()).map(({ what, account }) => [what, account]);
const giver = () => `user:${w.giver.id}`;
const id = () => w.giver.record._id;

it('should name a user whose experience or level was tampered with', async () => {
  await w.given();
  await users().updateOne({ _id: id() }, { $inc: { experience: 1 } });
  expect(await found()).toEqual([[USER, giver()]]);
  await users().updateOne({ _id: id() }, { $inc: { experience: -1 }, $set: { level: 2 } });
  expect(await found()).toEqual([[LEVEL, giver()]]);
  await w.setLevels([1, 0, 100], [2, 100, 1001]);
  expect(await found()).toEqual([]);
  await w.setLevels([1, 0, 100], [2, 100, 1000]);
  await users().updateOne({ _id: id() }, { $set: { level: 5, levelHold: { level: 5, at: 20 } } });
  expect(await found()).toEqual([]);
});

it('should name a user without the opening experience', async () => {
  await w.newPair({ experience: 50, level: 1 });
  await w.given();
  await users().updateOne({ _id: id() }, { $unset: { experienceOpening: 1 } });
  expect(await found()).toEqual([[USER, giver()]]);
  await users().updateOne({ _id: id() }, { $set: { experienceOpening: 50 } });
});

it('should name a gift whose record is missing or differs from the rules', async () => {
  const entry = new Types.ObjectId(await w.given());
  const where = { 'event.id': entry, kind: 'given' };
  const record = (await records().findOne(where))!;
  await records().deleteOne(where);
  expect(await found()).toEqual([
    [USER, giver()],
    [GIFT, giver()],
  ]);
  await records().insertOne({ ...record, amount: 40 });
  await users().updateOne({ _id: id() }, { $inc: { experience: 20 } });
  expect(await found()).toEqual([[GIFT, giver()]]);
  await users().updateOne({ _id: id() }, { $inc: { experience: -20 } });
  await records().updateOne(where, { $set: { amount: 20 } });
});

it('should tolerate the earlier rule for a minute after a rule has begun', async () => {
  await w.given();
  const rules = w.app.connection.collection('experienceRules');
  const { insertedId } = await rules.insertOne({
    ...{ kind: 'given', amount: 7, firstDay: '2020-01-01', by: { id: '1', name: 'Admin' } },
    createdAt: new Date(Date.now() - 1000),
  });
  await w.given();
  expect(await found()).toEqual([]);
  await rules.deleteOne({ _id: insertedId });
  await records().updateMany({ user: id(), amount: 70 }, { $set: { amount: 20 } });
  const sum = (await w.records(w.giver)).reduce((all, [, amount]) => all + amount, 0);
  await users().updateOne({ _id: id() }, { $set: { experience: sum, level: 1 } });
});

it('should name a reversed gift whose experience was not taken', async () => {
  const entry = await w.given();
  expectSuccess(await w.reverse(entry));
  const where = { 'event.id': new Types.ObjectId(entry), kind: 'reversed', user: id() };
  const record = (await records().findOne(where))!;
  await records().deleteOne(where);
  await users().updateOne({ _id: id() }, { $inc: { experience: 20 } });
  expect(await found()).toEqual([[REVERSED, giver()]]);
  await records().insertOne(record);
  await users().updateOne({ _id: id() }, { $inc: { experience: -20 } });
});
