// Queries whose records another thread reads into memory first.
import { Engine } from '../src/storage/engine.js';
import type { Query } from '../src/query/execute.js';
import { recordsAhead } from '../src/query/read-ahead.js';
import { insertPeople } from './people.js';
import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(async () => {
  await server.start();
  await insertPeople(await server.db());
});
afterAll(() => server.destroy());

describe('a query of many records by an index', () => {
  it('should answer in order, with each record once, while others write', async () => {
    const people = (await server.db()).collection<{ n: number }>('people');
    let writing = true;
    const writes = (async () => {
      while (writing) {
        const { insertedId } = await people.insertOne({ n: -1 });
        await people.deleteOne({ _id: insertedId });
      }
    })();
    for (const limit of [20, 21, 100, 500]) {
      const found = await people.find({ n: { $gte: 0 } }, { sort: { n: 1 }, limit }).toArray();
      expect(found.map(({ n }) => n)).toEqual(Array.from({ length: limit }, (_, at) => at));
    }
    writing = false;
    await writes;
  });

  it('should read ahead the records between a skip and a limit, and nothing for other queries', async () => {
    await server.stop();
    const engine = new Engine(server.dataDir);
    const people = engine.catalog.find('test', 'people', undefined)!;
    const ahead = (query: Partial<Query>) =>
      recordsAhead(engine.latest, people, { filter: {}, ...query }).length;
    expect(ahead({ sort: { n: 1 }, limit: 50 })).toBe(50);
    expect(ahead({ sort: { n: 1 }, limit: 50, skip: 30 })).toBe(80);
    expect(ahead({ sort: { n: 1 }, limit: 20 })).toBe(0);
    expect(ahead({ sort: { n: 1 } })).toBe(0);
    expect(ahead({ limit: 50 })).toBe(0);
    await engine.close();
    await server.start();
  });
});
