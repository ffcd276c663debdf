// Reads of single records: from the files of the embedded database without a query, by a query on another engine.
import type { mongo } from 'mongoose';
import { startWatched, type TestApp } from './app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startWatched();
});
afterAll(async () => {
  await app.connection.dropDatabase();
  await app.close();
});

/** The collections that reads asked the database for, while `work` ran. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
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

describe('a read of one record', () => {
  it('should send queries only where the database is not embedded', async () => {
    const { agent } = await app.as('admin');
    const user = await app.create.user();
    const read = () =>
      agent
        .get('/api/admin/view_user')
        .query({ id: String(user._id) })
        .expect(200);
    const isEmbedded = app.databaseUri.includes('database.sock');
    expect(await asked(read)).toEqual(isEmbedded ? [] : ['sessions', 'admins', 'users']);
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
