// Who else has a record open: shown to everybody who may see the record, and to no other account.
import { Types } from 'mongoose';
import type { Actor, Agent, TestApp } from '../support/app.js';
import { startApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { until } from '../support/until.js';

let app: TestApp;
let first: Actor<'admin'>;
let second: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  first = await app.as('admin');
  second = await app.as('admin', await app.create.admin({ name: 'Second Admin' }));
  const records = Array.from({ length: 400 }, (_, at) => ({ _id: new Types.ObjectId(idOf(at)) }));
  await app.connection.collection('withdrawals').insertMany(records);
});
afterAll(() => app.close());

const idOf = (n: number) => `${'a'.repeat(16)}${n.toString(16).padStart(8, '0')}`;
let drawn = 0;
/** The id of a stored withdrawal that is not open. */
const freshId = () => idOf((drawn += 1));
const note = ({ agent }: { agent: Agent }, kind: string, record: string, place = 'form') =>
  agent.put('/api/presence').send({ kind, record, place });
const leave = ({ agent }: { agent: Agent }, place = 'form') => agent.delete(`/api/presence/${place}`);
const others = async ({ agent }: { agent: Agent }, kind: string, record: string) =>
  expectSuccess(await agent.get('/api/presence').query({ kind, record })).details as Record<string, string>[];
const inRows = async ({ agent }: { agent: Agent }, kind: string, records: string[]) =>
  expectSuccess(await agent.post('/api/presence/rows').send({ kind, records })).details as Record<
    string,
    string
  >[];
const seenAt = (record: string, secondsAgo: number) =>
  app.connection
    .collection('presences')
    .updateMany({ record }, { $set: { seenAt: new Date(Date.now() - secondsAgo * 1000) } });

describe('a record that does not exist', () => {
  it('should not be opened, and have no people', async () => {
    for (const kind of ['withdrawal', 'host', 'user', 'video', 'job', 'admin', 'agency', 'gifts']) {
      const record = 'f'.repeat(24);
      expectFailure(await note(first, kind, record), 'NOT_FOUND');
      expectFailure(await first.agent.get('/api/presence').query({ kind, record }), 'NOT_FOUND');
    }
    expect(await app.connection.collection('presences').countDocuments({ record: 'f'.repeat(24) })).toBe(0);
  });
});

describe('the people who have a record open', () => {
  it('should be shown to others, and not to themselves', async () => {
    const record = freshId();
    expectSuccess(await note(first, 'withdrawal', record));
    expect(await others(second, 'withdrawal', record)).toMatchObject([
      { account: String(first.record._id), role: 'admin', name: first.record.name },
    ]);
    expect(await others(first, 'withdrawal', record)).toEqual([]);
    expectFailure(await second.agent.get('/api/presence').query({ kind: 'host', record }), 'NOT_FOUND');
  });

  it('should leave with the place that they close, or when they open another record in it', async () => {
    const [record, next] = [freshId(), freshId()];
    expectSuccess(await note(first, 'withdrawal', record));
    expectSuccess(await note(first, 'withdrawal', next));
    expect(await others(second, 'withdrawal', record)).toEqual([]);
    expect(await others(second, 'withdrawal', next)).toHaveLength(1);
    expectSuccess(await leave(second));
    expect(await others(second, 'withdrawal', next)).toHaveLength(1);
    expectSuccess(await leave(first));
    expect(await others(second, 'withdrawal', next)).toEqual([]);
  });

  it('should be named once for two places, with the time of the first', async () => {
    const record = freshId();
    expectSuccess(await note(first, 'withdrawal', record, 'one'));
    const [before] = await others(second, 'withdrawal', record);
    expectSuccess(await note(first, 'withdrawal', record, 'two'));
    expectSuccess(await note(first, 'withdrawal', record, 'one'));
    expect(await others(second, 'withdrawal', record)).toEqual([before]);
  });

  it('should have left 40 seconds after the last renewal', async () => {
    const record = freshId();
    expectSuccess(await note(first, 'withdrawal', record));
    await seenAt(record, 39);
    expect(await others(second, 'withdrawal', record)).toHaveLength(1);
    await seenAt(record, 41);
    expect(await others(second, 'withdrawal', record)).toEqual([]);
  });

  it('should count in their newest 20 places', async () => {
    const records = Array.from({ length: 21 }, freshId);
    for (const [at, record] of records.entries())
      expectSuccess(await note(first, 'withdrawal', record, `place ${at}`));
    expect(await others(second, 'withdrawal', records[0]!)).toEqual([]);
    expect(await others(second, 'withdrawal', records[1]!)).toHaveLength(1);
    await app.connection.collection('presences').deleteMany({});
  });
});

describe('the presence of people in other panels', () => {
  it('should be shown for records in scope, without the names of platform admins', async () => {
    const above = await app.create.agencyAdmin();
    const own = await app.create.agency({ admin: above.uniqueId });
    const host = await app.create.host(await app.create.user(), own.uniqueId);
    const record = String(host._id);
    const agency = await app.as('agency', own);
    expectSuccess(await note(first, 'host', record));
    expectSuccess(await note(agency, 'host', record));
    expect(await others(agency, 'host', record)).toMatchObject([{ role: 'admin', name: '', account: '' }]);
    const middle = await app.as('agencyadmin', above);
    expect((await others(middle, 'host', record)).map(({ name }) => name)).toEqual(['', own.name]);
  });

  it('should answer 404 for records out of scope, and 400 for an unknown kind', async () => {
    const other = await app.create.agency();
    const host = await app.create.host(await app.create.user(), other.uniqueId);
    const agency = await app.as('agency', await app.create.agency());
    for (const record of [String(host._id), freshId()]) {
      expectFailure(await note(agency, 'host', record), 'NOT_FOUND');
      expectFailure(await agency.agent.get('/api/presence').query({ kind: 'host', record }), 'NOT_FOUND');
    }
    expectFailure(await note(agency, 'withdrawal', freshId()), 'NOT_FOUND');
    expectFailure(await note(first, 'entry', freshId()), 'VALIDATION_FAILED', 'kind');
    expectFailure(await note(first, 'host', 'x'), 'VALIDATION_FAILED', 'record');
    expectFailure(await note(first, 'host', freshId(), 'x'.repeat(41)), 'VALIDATION_FAILED', 'place');
  });
});

describe('the people who have the rows of a page open', () => {
  it('should be shown with their records, each person once, and not to themselves', async () => {
    const [one, two, closed] = [freshId(), freshId(), freshId()];
    expectSuccess(await note(first, 'withdrawal', one, 'one'));
    expectSuccess(await note(first, 'withdrawal', two, 'two'));
    expectSuccess(await note(first, 'withdrawal', two, 'again'));
    const found = await inRows(second, 'withdrawal', [one, two, closed]);
    expect(found.map(({ record, name }) => [record, name])).toEqual([
      [one, first.record.name],
      [two, first.record.name],
    ]);
    expect(await inRows(first, 'withdrawal', [one, two, closed])).toEqual([]);
    expect(await inRows(second, 'host', [one, two])).toEqual([]);
  });

  it('should leave out records out of scope, and keep those in scope', async () => {
    const above = await app.create.agencyAdmin();
    const own = await app.create.agency({ admin: above.uniqueId });
    const [mine, foreign] = [
      await app.create.host(await app.create.user(), own.uniqueId),
      await app.create.host(await app.create.user(), (await app.create.agency()).uniqueId),
    ].map(({ _id }) => String(_id)) as [string, string];
    expectSuccess(await note(first, 'host', mine, 'mine'));
    expectSuccess(await note(first, 'host', foreign, 'foreign'));
    const agency = await app.as('agency', own);
    expect(await inRows(agency, 'host', [mine, foreign, freshId()])).toMatchObject([
      { record: mine, role: 'admin', name: '', account: '', image: '' },
    ]);
    expect(await inRows(agency, 'withdrawal', [freshId()])).toEqual([]);
  });

  it('should be asked for 1 to 100 records of a known kind', async () => {
    const ask = (body: object) => first.agent.post('/api/presence/rows').send(body);
    const records = Array.from({ length: 101 }, freshId);
    expectFailure(await ask({ kind: 'host', records }), 'VALIDATION_FAILED', 'records');
    expectFailure(await ask({ kind: 'host', records: [] }), 'VALIDATION_FAILED', 'records');
    expectFailure(await ask({ kind: 'host', records: ['x'] }), 'VALIDATION_FAILED', 'records');
    expectFailure(await ask({ kind: 'entry', records: [freshId()] }), 'VALIDATION_FAILED', 'kind');
    expectSuccess(await ask({ kind: 'host', records: records.slice(1) }));
  });
});

describe('the pictures of people who have a record open', () => {
  it('should be shown to roles whose panel shows these people, and to no other role', async () => {
    const picture = (name: string) => `uploads/staff/${name}.webp`;
    const bd = await app.create.bd({ image: picture('bd') });
    const above = await app.create.agencyAdmin({ createBy: bd.uniqueId, image: picture('above') });
    const own = await app.create.agency({ admin: above.uniqueId, bd: bd.uniqueId, image: picture('own') });
    const host = await app.create.host(await app.create.user(), own.uniqueId);
    const record = String(host._id);
    const pictured = await app.as('admin', await app.create.admin({ image: picture('admin') }));
    const actors = {
      bd: await app.as('bd', bd),
      agencyadmin: await app.as('agencyadmin', above),
      agency: await app.as('agency', own),
    };
    for (const actor of [pictured, ...Object.values(actors)])
      expectSuccess(await note(actor, 'host', record));

    const seenBy = async (actor: { agent: Agent }) => {
      const images = Object.fromEntries(
        (await others(actor, 'host', record)).map(({ role, image }) => [role, image]),
      );
      const rows = await inRows(actor, 'host', [record]);
      expect(Object.fromEntries(rows.map(({ role, image }) => [role, image]))).toEqual(images);
      return images;
    };
    expect(await seenBy(first)).toEqual({
      admin: picture('admin'),
      bd: picture('bd'),
      agencyadmin: picture('above'),
      agency: picture('own'),
    });
    expect(await seenBy(actors.bd)).toEqual({
      admin: '',
      agencyadmin: picture('above'),
      agency: picture('own'),
    });
    expect(await seenBy(actors.agencyadmin)).toEqual({ admin: '', bd: '', agency: picture('own') });
    expect(await seenBy(actors.agency)).toEqual({ admin: '', bd: '', agencyadmin: '' });
  });

  it('should be empty for a person without a picture', async () => {
    const record = freshId();
    expectSuccess(await note(first, 'withdrawal', record));
    expect(await others(second, 'withdrawal', record)).toMatchObject([
      { name: first.record.name, image: '' },
    ]);
  });
});

describe('the topic presence', () => {
  it('should report an arrival and a departure, and no renewal', async () => {
    const record = freshId();
    const stream = await listen(app.url, second.accessToken, 'presence');
    const count = () => stream.text().split('event: presence').length - 1;
    try {
      const before = count();
      expectSuccess(await note(first, 'withdrawal', record));
      await until(() => count() === before + 1);
      expectSuccess(await note(first, 'withdrawal', record));
      await new Promise((resolve) => setTimeout(resolve, 2200));
      expect(count()).toBe(before + 1);
      expectSuccess(await leave(first));
      await until(() => count() === before + 2);
    } finally {
      await stream.close();
    }
  });
});
