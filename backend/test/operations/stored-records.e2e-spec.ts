// Reads of single records: from the files of an embedded database in this process without a query, otherwise by a query.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@callboard/embedded-mongo';
import type { mongo } from 'mongoose';
import { startWatched, type TestApp } from '../support/app.js';

/** The collections that reads asked the database for, while `work` ran. */
async function asked(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const collections: string[] = [];
  const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
    const name: unknown = commandName === 'find' ? command.find : command.count;
    if (typeof name === 'string') collections.push(name);
  };
  const client = app.connection.getClient();
  client.on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return collections;
}

/** The application on a new embedded database of this process. */
async function startEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-stored-records-'));
  const database = await startEmbeddedMongo({ dataDir });
  const uri = new URL(database.uri);
  uri.pathname = '/callboard';
  const app = await startWatched(uri.toString());
  const close = async () => {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, close };
}

/** The application on the database of the run, which is in another process. */
async function startElsewhere() {
  const app = await startWatched();
  const close = async () => {
    await app.connection.dropDatabase();
    await app.close();
  };
  return { app, close };
}

describe.each([
  { where: 'in this process', start: startEmbedded, queries: [] },
  { where: 'in another process', start: startElsewhere, queries: ['sessions', 'admins', 'users'] },
])('a read of one record with the database $where', ({ start, queries }) => {
  let app: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await start());
  });
  afterAll(() => close());

  it(`should query ${queries.join(', ') || 'nothing'}`, async () => {
    const { agent } = await app.as('admin');
    const user = await app.create.user();
    const read = () =>
      agent
        .get('/api/admin/view_user')
        .query({ id: String(user._id) })
        .expect(200);
    expect(await asked(app, read)).toEqual(queries);
  });

  it('should find what another call has just written', async () => {
    const { agent } = await app.as('admin');
    const user = await app.create.user();
    const id = String(user._id);
    for (const bio of ['first', 'second', 'third']) {
      await agent.post('/api/admin/edituser').query({ id }).send({ bio }).expect(200);
      const { body } = await agent.get('/api/admin/view_user').query({ id }).expect(200);
      expect((body as { details: { bio: string } }).details.bio).toBe(bio);
    }
  });
});
