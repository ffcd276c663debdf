import { type Collection, DBRef, ObjectId } from 'mongodb';
import { TestServer } from './server.js';

const server = new TestServer();
let things: Collection;
beforeAll(async () => {
  await server.start();
  things = (await server.db()).collection('things');
});
beforeEach(() => things.deleteMany({}));
afterAll(() => server.destroy());

describe('names that begin with a dollar sign', () => {
  it('should be field names in updates unless they are positional operators', async () => {
    await things.insertOne({ n: 1, prices: [{ $eur: 1 }] });
    await things.updateOne({ n: 1 }, { $set: { $top: 1, 'inner.$each': 2, 'prices.$[].$eur': 3 } });
    expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({
      n: 1,
      prices: [{ $eur: 3 }],
      $top: 1,
      inner: { $each: 2 },
    });
    await expect(things.updateOne({}, { $set: { '$[].a': 1 } })).rejects.toMatchObject({ code: 2 });
    await expect(things.replaceOne({}, { n: 1, $top: 1 })).rejects.toMatchObject({ code: 52 });
  });

  it('should be the fields of a DBRef in $elemMatch', async () => {
    const id = new ObjectId();
    await things.insertOne({ members: [new DBRef('users', id)] });
    expect(await things.countDocuments({ members: { $elemMatch: { $id: id } } })).toBe(1);
    expect(await things.countDocuments({ members: { $elemMatch: { $ref: 'users', $id: id } } })).toBe(1);
    expect(await things.countDocuments({ members: { $elemMatch: { $id: new ObjectId() } } })).toBe(0);
    await things.createIndex({ members: 1 });
    expect(await things.countDocuments({ members: { $elemMatch: { $id: id } } })).toBe(1);
  });

  it('should combine conditions when $pull contains a logical operator', async () => {
    await things.insertOne({ list: [{ a: 1 }, { a: 2 }, { b: 3 }] });
    await things.updateOne({}, { $pull: { list: { $or: [{ a: 1 }, { b: 3 }] } } } as never);
    expect(await things.findOne()).toMatchObject({ list: [{ a: 2 }] });
  });
});
