// Every catalogue as the app reads it. A catalogue that is missing in the table fails the first test.
import { Types } from 'mongoose';
import { CataloguesService } from '../../src/modules/catalogues/registry/catalogues.service.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { CATALOGUES } from './table.js';
import { CALLS } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

let app: TestApp;
let user: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent: user } = await app.as('user'));
});
afterAll(() => app.close());

const path = (kind: CatalogueKind) => `/api/app/catalogue/${kind}`;
const collectionOf = (kind: CatalogueKind) => app.nest.get(CataloguesService).get(kind).model.collection;

/** Stores two records and a third in the trash, with a parent where the catalogue needs one. Returns their ids. */
async function keep(kind: CatalogueKind): Promise<string[]> {
  const { belongsTo, fields, files = {}, shownAs = {}, stored: more = {} } = CATALOGUES[kind];
  const parent = belongsTo && new Types.ObjectId((await keep(belongsTo[0]))[0]);
  const paths = Object.keys(files).map((name) => [shownAs[name] ?? name, 'uploads/x/1.webp']);
  const make = (at: number, changed: object = {}) => ({
    _id: new Types.ObjectId(),
    ...(typeof fields === 'function' ? fields({}) : fields),
    ...(Object.fromEntries(paths) as object),
    title: ['b', 'a', 'c'][at],
    level: [2, 1, 3][at],
    order: at + 100,
    createdAt: new Date(2026, 0, at + 1),
    deletedAt: null,
    searchKeys: ['secret of the search'],
    ...more,
    ...(belongsTo && { [belongsTo[1]]: parent }),
    ...changed,
  });
  const records = [make(0), make(1), make(2, { deletedAt: new Date() })];
  await collectionOf(kind).deleteMany({});
  await collectionOf(kind).insertMany(records);
  return records.map(({ _id }) => _id.toHexString());
}

it('should list every catalogue in the test table and in the API document', () => {
  expect(Object.keys(CATALOGUES).sort()).toEqual([...CATALOGUE_KINDS].sort());
  const reads = CALLS.filter((call) => call.path.startsWith('/api/app/catalogue/'));
  expect(reads.map((call) => call.path).sort()).toEqual([...CATALOGUE_KINDS].sort().map(path));
});

describe.each(CATALOGUE_KINDS)('GET /api/app/catalogue/%s', (kind) => {
  it('should return the records in order, without deleted records and staff fields', async () => {
    const [first, second] = await keep(kind);
    const details = expectSuccess(await user.get(path(kind))).details as Record<string, unknown>[];
    const inOrder = CATALOGUES[kind].arranged ? [first, second] : [second, first];
    expect(details.map(({ _id }) => _id)).toEqual(inOrder);
    for (const record of details) {
      expect(Object.values(record)).not.toContain(undefined);
      for (const field of ['order', 'deletedAt', 'searchKeys', 'overlaps', '__v', 'createdAt'])
        expect(record).not.toHaveProperty(field);
    }
  });

  it('should return 304 until a record changes', async () => {
    await keep(kind);
    const { headers } = await user.get(path(kind));
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(headers['cache-control']).toBe('private, max-age=60');
    const again = await user.get(path(kind)).set('If-None-Match', headers.etag!);
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(headers.etag);
    await collectionOf(kind).deleteOne({ deletedAt: null });
    const changed = await user.get(path(kind)).set('If-None-Match', headers.etag!);
    expect(expectSuccess(changed).details).toHaveLength(1);
    expect(changed.headers.etag).not.toBe(headers.etag);
  });
});

describe('a catalogue of the app', () => {
  it('should have the same ETag in every process', async () => {
    await keep('gifts');
    const second = await startApp({ MONGODB_URI: app.databaseUri, PUBLIC_URL: 'http://127.0.0.1:3000' });
    const { agent } = await second.as('user', await second.create.user());
    const answers = await Promise.all([user.get(path('gifts')), agent.get(path('gifts'))]);
    await second.close();
    expect(answers[0].headers.etag).toBe(answers[1].headers.etag);
  });

  it('should omit backgrounds without a picture', async () => {
    await keep('background-themes');
    await collectionOf('background-themes').updateOne({ order: 100 }, { $set: { image: '' } });
    expect(expectSuccess(await user.get(path('background-themes'))).details).toHaveLength(1);
  });

  it.each(CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].belongsTo))(
    'should omit %s of a deleted parent until the parent is restored',
    async (kind) => {
      await keep(kind);
      const shown = async () => (expectSuccess(await user.get(path(kind))).details as unknown[]).length;
      const parents = collectionOf(CATALOGUES[kind].belongsTo![0]);
      await parents.updateOne({ order: 100 }, { $set: { deletedAt: new Date() } });
      expect(await shown()).toBe(0);
      await parents.updateOne({ order: 100 }, { $set: { deletedAt: null } });
      expect(await shown()).toBe(2);
    },
  );

  it('should return 401 to a guest and 403 to an admin', async () => {
    expectFailure(await app.guest().get(path('gifts')), 'UNAUTHENTICATED');
    const { agent } = await app.as('admin');
    expectFailure(await agent.get(path('gifts')), 'FORBIDDEN');
  });
});
