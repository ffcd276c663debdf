// Earnings of hosts: valid days by the live time of each month, within the scope of the caller.
import { dayAfter } from '../../src/core/days.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { EarningsTest, today } from './earnings.js';

let test: EarningsTest;
beforeAll(async () => {
  test = await EarningsTest.start();
});
afterAll(() => test.app.close());

describe('GET /api/earnings', () => {
  it('should count a session on the day of its start, with all of its minutes', async () => {
    const { agency, hosts, actor } = await test.agencyWith('2025-03-08', { night: 10 });
    const { night } = hosts;
    // 23 hours: the day ends an hour earlier than 24 hours after its start.
    await test.session(night, agency, '2025-03-09', 90, 23 * 60 - 1);
    await test.session(night, agency, '2025-03-10', 59, 0);
    // 25 hours: the last hour still belongs to the day.
    await test.session(night, agency, '2025-11-02', 60, 25 * 60 - 1);
    const march = await test.list({ from: '2025-03-08', to: '2025-03-10' }, actor);
    expect(march.details).toMatchObject([{ sessions: 3, validDays: 1, minutes: 159, diamonds: 318 }]);
    expect(await test.list({ from: '2025-03-10', to: '2025-03-10' }, actor)).toMatchObject({
      totals: { hosts: 1, sessions: 1, minutes: 59, validDays: 0 },
    });
    expect(await test.list({ from: '2025-11-02', to: '2025-11-02' }, actor)).toMatchObject({
      totals: { minutes: 60, validDays: 1 },
    });
    expect((await test.host(night, { from: '2025-03-01', to: '2025-03-31' }, actor)).days).toMatchObject([
      { day: '2025-03-08', valid: false },
      { day: '2025-03-09', minutes: 90, valid: true },
      { day: '2025-03-10', minutes: 59, valid: false },
    ]);
  });

  it('should filter by agency, agency admin and BD within the scope', async () => {
    const day = '2025-07-07';
    const { agency, actor } = await test.agencyWith(day, { own: 30 });
    await test.agencyWith(day, { other: 50 });
    const { uniqueId: agencyCode, admin: agencyAdmin, bd } = agency;
    const days = { from: day, to: day };
    for (const filter of [{ agencyCode }, { agencyCode, agencyAdmin }, { agencyCode, bd }])
      expect((await test.list({ ...days, ...filter })).totals).toMatchObject({ hosts: 1, minutes: 30 });
    expect((await test.list({ ...days, agencyCode, bd: 'BD123123' })).totals.hosts).toBe(0);
    const foreign = (await test.list(days)).details.find((row) => row.agencyCode !== agencyCode)!;
    expect((await test.list({ ...days, agencyCode: foreign.agencyCode }, actor)).totals.hosts).toBe(0);
  });

  it('should compare with the period of equal length before, also over hosts that stopped', async () => {
    const { agency, hosts, actor } = await test.agencyWith('2025-05-15', { stays: 100 });
    const gone = await test.app.create.user();
    await test.session(hosts.stays, agency, '2025-05-08', 30);
    await test.session(gone, agency, '2025-05-01', 80);
    await test.session(gone, agency, '2025-04-30', 80);
    const { details, totals } = await test.list({ from: '2025-05-11', to: '2025-05-20' }, actor);
    expect(details).toMatchObject([{ minutes: 100, before: { sessions: 1, minutes: 30, diamonds: 60 } }]);
    expect(totals).toMatchObject({
      hosts: 1,
      minutes: 100,
      before: { hosts: 2, minutes: 110, validDays: 1 },
    });
  });

  it('should leave out the period before when it began before the first session', async () => {
    const { actor } = await test.agencyWith('2025-01-05', { first: 100 });
    const cut = await test.list({ from: '2025-01-05', to: '2025-01-10' }, actor);
    expect(cut).toMatchObject({ details: [{ minutes: 100, before: null }], totals: { before: null } });
    const whole = await test.list({ from: '2025-01-06', to: '2025-01-06' }, actor);
    expect(whole.totals).toMatchObject({ hosts: 0, before: { hosts: 1, minutes: 100 } });
  });

  it('should sort by each column both ways, equal values in a stable order', async () => {
    const day = '2025-06-10';
    const { actor } = await test.agencyWith(day, { a: 10, b: 30, c: 30, d: 70 });
    const bySort = async (sort: string) =>
      (await test.list({ from: day, to: day, sort }, actor)).details
        .map(({ username }) => username[0])
        .join('');
    for (const sort of ['sessions', '-sessions', 'agencyCode', '-agencyCode'])
      expect(await bySort(sort)).toBe('abcd');
    for (const sort of ['minutes', 'diamonds', 'minutesChange', 'diamondsChange']) {
      expect({ sort, rows: [await bySort(sort), await bySort(`-${sort}`)] }).toEqual({
        sort,
        rows: ['abcd', 'dbca'],
      });
    }
    expect([await bySort('validDays'), await bySort('-validDays')]).toEqual(['abcd', 'dabc']);
    expect([await bySort('username'), await bySort('-username')]).toEqual(['abcd', 'dcba']);
  });

  it('should search usernames, page the matches and sum all of them', async () => {
    const day = '2025-06-12';
    const { actor } = await test.agencyWith(day, { mira: 10, mina: 20, tara: 30 });
    const query = { from: day, to: day, search: 'MI', sort: 'minutes' };
    const first = await test.list({ ...query, page: 1, limit: 1 }, actor);
    expect(first).toMatchObject({ total: 2, pages: 2, totals: { hosts: 2, minutes: 30 } });
    expect(first.details).toMatchObject([{ username: expect.stringMatching(/^mira/) }]);
    const second = await test.list({ ...query, page: 2, limit: 1 }, actor);
    expect(second.details).toMatchObject([{ username: expect.stringMatching(/^mina/) }]);
    expect((await test.list({ ...query, search: 'nobody' }, actor)).details).toEqual([]);
  });

  it('should show each role the sessions of its agencies, by the agency of the session', async () => {
    const day = '2025-07-01';
    const bd = await test.app.as('bd');
    const agencyAdmin = await test.app.as('agencyadmin');
    const place = { bd: bd.record.uniqueId, admin: agencyAdmin.record.uniqueId };
    const [own, other] = [await test.app.create.agency(place), await test.app.create.agency()];
    const mover = await test.app.create.user();
    await test.session(mover, own, day, 40);
    await test.session(mover, other, day, 25, 900);
    const query = { from: day, to: day };
    const both = (await test.list({ ...query, search: mover.username })).details;
    expect(both).toMatchObject([{ minutes: 65, validDays: 1, sessions: 2 }]);
    const of = (agency: typeof own) => test.app.as('agency', agency);
    for (const actor of [bd, agencyAdmin, await of(own)]) {
      const { details } = await test.list(query, actor);
      expect(details).toMatchObject([
        { minutes: 40, validDays: 0, agencyCode: own.uniqueId, agencyName: own.name },
      ]);
      expect((await test.host(mover, query, actor)).days).toMatchObject([{ minutes: 40, sessions: 1 }]);
    }
    expect((await test.list(query, await of(other))).details).toMatchObject([{ minutes: 25 }]);
    expect((await test.list(query, await of(await test.app.create.agency()))).details).toEqual([]);
  });

  it('should keep past months when the live time changes, and apply the new one from this month', async () => {
    const last = dayAfter(`${today().slice(0, 7)}-01`, -1);
    const { agency, hosts, actor } = await test.agencyWith(last, { keeps: 60 });
    await test.session(hosts.keeps, agency, today(), 60, 0);
    const { _id, days, time } = (await test.app.connection.collection('live-time').findOne({}))!;
    const edit = async (body: object) =>
      expectSuccess(
        await test.admin.agent
          .put('/api/admin/livetime/editlivetime')
          .query({ id: String(_id) })
          .send(body),
      );
    const read = () => test.host(hosts.keeps, { from: last, to: today() }, actor);
    expect((await read()).totals.validDays).toBe(2);
    expect(await edit({ days: 10, time: 61 })).toMatchObject({ data: { days: 10, time: 61 } });
    const changed = await read();
    expect(changed.days.map(({ valid }) => valid)).toEqual([true, false]);
    expect(changed.months).toEqual([
      { month: last.slice(0, 7), days: 20, minutes: 60 },
      { month: today().slice(0, 7), days: 10, minutes: 61 },
    ]);
    await edit({ days, time });
    expect((await read()).totals.validDays).toBe(2);
  });

  it.each([
    [{ from: '2025-01-02', to: '2025-01-01' }, 'from'],
    [{ from: '2024-01-01', to: '2025-01-02' }, 'from'],
    [{ from: '2025-02-30', to: '2025-03-01' }, 'from'],
    [{ to: '2025-03-01' }, 'from'],
    [{ from: '2025-03-01', to: '2025-03-02', sort: 'name' }, 'sort'],
    [{ from: '2025-03-01', to: '2025-03-02', limit: 101 }, 'limit'],
  ])('should return 400 for %j', async (query, field) => {
    expectFailure(await test.admin.agent.get('/api/earnings').query(query), 'VALIDATION_FAILED', field);
  });

  it('should return 403 when a coin agency or a user calls', async () => {
    const query = { from: today(), to: today() };
    for (const role of ['coin', 'user'] as const) {
      const { agent } = await test.app.as(role);
      for (const path of ['', '/export', '/66f0c0ffee00000000000001'])
        expectFailure(await agent.get(`/api/earnings${path}`).query(query), 'FORBIDDEN');
    }
  });
});
