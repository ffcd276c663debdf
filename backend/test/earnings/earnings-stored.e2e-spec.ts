// Earnings of days that are stored already. A file of its own: sessions that a test creates in stored days are not seen.
import { dayAfter } from '../../src/core/days.js';
import { DayStore } from '../../src/modules/figures/day-store.js';
import { EarningsTest, today } from './earnings.js';

let test: EarningsTest;
beforeAll(async () => {
  test = await EarningsTest.start(dayAfter(today(), -45));
});
afterAll(() => test.app.close());

/** Stores all days that have ended. */
const store = async () => {
  await test.app.nest.get(DayStore).storeChanged();
  await test.app.nest.get(DayStore).storeEnded();
};

describe('the stored days', () => {
  it('should return the same from the records and from the stored days, also after late changes', async () => {
    const past = dayAfter(today(), -40);
    const { agency, hosts, actor } = await test.agencyWith(past, { one: 70, two: 40 });
    await test.session(hosts.two, agency, past, 30, 700);
    const late = await test.session(hosts.one, agency, today(), 5, 0);
    const query = { from: dayAfter(today(), -365), to: today() };
    const before = await test.list(query, actor);
    expect(before.details).toMatchObject([
      { username: expect.stringContaining('one'), sessions: 2, validDays: 1, minutes: 75 },
      { username: expect.stringContaining('two'), sessions: 2, validDays: 1, minutes: 70 },
    ]);
    await store();
    expect(await test.list(query, actor)).toEqual(before);
    const deleted = { deleted: true, changedAt: new Date() };
    await test.app.connection
      .collection('liveSessions')
      .updateMany({ user: hosts.two._id, minutes: 30 }, { $set: deleted });
    await test.app.connection.collection('liveSessions').updateOne({ _id: late._id }, { $set: deleted });
    await store();
    expect((await test.list(query, actor)).details).toMatchObject([
      { sessions: 1, minutes: 70 },
      { sessions: 1, minutes: 40, validDays: 0 },
    ]);
  });
});
