import { type Collection, type Document, Long } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let things: Collection;
beforeAll(async () => {
  await server.start();
  things = await (await server.db()).createCollection('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => server.destroy());

describe('commands', () => {
  it.each<[Document, number]>([
    [{ noSuchCommand: 1 }, 59],
    [{ find: 'things', noSuchField: 1 }, 40415],
    [{ find: 'things', tailable: true }, 115],
    [{ find: 'things', sort: { a: 2 } }, 15975],
    [{ find: 'things', limit: -1 }, 51024],
    [{ find: 1 }, 73],
    [{ aggregate: 'things', pipeline: [{ $foo: 1 }], cursor: {} }, 40324],
    [{ aggregate: 'things', pipeline: [] }, 9],
    [{ create: 'a$b' }, 73],
    [{ create: 'capped', capped: true, size: 1000 }, 115],
    [{ listIndexes: 'nowhere' }, 26],
    [{ getMore: Long.fromNumber(5), collection: 'things' }, 43],
  ])('should reject %j with code %d', async (command, code) => {
    await expect((await server.db()).command(command)).rejects.toMatchObject({ code });
  });

  it('should write and then report an error when one node cannot satisfy the write concern', async () => {
    await expect(things.insertOne({ a: 1 }, { writeConcern: { w: 3 } })).rejects.toMatchObject({ code: 100 });
    expect(await things.countDocuments()).toBe(1);
  });
});
