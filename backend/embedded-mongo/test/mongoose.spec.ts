import mongoose, { Schema, type Types } from 'mongoose';
import { TestServer } from './server.js';

const server = new TestServer();
let connection: mongoose.Connection;

interface User {
  name: string;
  email?: string;
  age: number;
  friends: Types.ObjectId[];
  expires?: Date;
}

const schema = new Schema<User>(
  {
    name: { type: String, required: true },
    email: String,
    age: { type: Number, default: 0 },
    friends: [{ type: Schema.Types.ObjectId, ref: 'User' }],
    expires: { type: Date, index: { expireAfterSeconds: 0 } },
  },
  { timestamps: true },
);
schema.index({ name: 1 }, { unique: true });
schema.index({ age: 1, createdAt: -1 });

const makeModel = (on: mongoose.Connection) => on.model('User', schema);
let User: ReturnType<typeof makeModel>;
beforeAll(async () => {
  await server.start();
  connection = await mongoose.createConnection(server.uri).asPromise();
  User = makeModel(connection);
  await User.init();
});
afterAll(async () => {
  await connection.close();
  await server.destroy();
});
beforeEach(() => User.deleteMany({}));

describe('mongoose', () => {
  it('should create the indexes of a schema and report the key of a duplicate', async () => {
    expect((await User.listIndexes()).map((index) => index.name as string).sort()).toEqual([
      '_id_',
      'age_1_createdAt_-1',
      'expires_1',
      'name_1',
    ]);
    await User.create({ name: 'a' });
    await expect(User.create({ name: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { name: 1 },
      keyValue: { name: 'a' },
    });
  });

  it('should populate references', async () => {
    const friends = await User.create([{ name: 'a' }, { name: 'b' }], { ordered: true });
    await User.create({ name: 'c', friends: friends.map(({ _id }) => _id) });
    const found = await User.findOne({ name: 'c' }).populate<{ friends: User[] }>('friends').lean();
    expect(found?.friends.map((friend) => friend.name)).toEqual(['a', 'b']);
  });

  it('should roll back a transaction only when it throws', async () => {
    await expect(
      connection.transaction(async (session) => {
        await User.create([{ name: 'gone' }], { session });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await connection.transaction(async (session) => {
      await User.create([{ name: 'kept' }], { session });
      await User.updateOne({ name: 'kept' }, { $inc: { age: 3 } }, { session });
    });
    expect(await User.find().lean()).toMatchObject([{ name: 'kept', age: 3 }]);
  });

  it('should write in bulk and return pages', async () => {
    await User.bulkWrite(
      Array.from({ length: 30 }, (_, i) => ({
        insertOne: { document: { name: `u${i}`, age: i % 3 } as never },
      })),
    );
    const page = await User.find({ age: 1 }).sort({ createdAt: -1, _id: -1 }).skip(5).limit(5).lean();
    expect(page).toHaveLength(5);
    expect(await User.countDocuments({ age: 1 })).toBe(10);
  });

  it('should read and save documents of an older schema', async () => {
    await User.collection.insertOne({ name: 'old' } as never);
    const old = await User.findOne({ name: 'old' });
    expect(old?.age).toBe(0);
    await old?.set('email', 'x@y').save();
    expect(await User.findOne({ email: 'x@y' }).lean()).toMatchObject({ name: 'old' });
  });

  it('should delete documents when they expire', async () => {
    await connection.getClient().db().admin().command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
    await User.create(
      [
        { name: 'over', expires: new Date(Date.now() - 1000) },
        { name: 'later', expires: new Date(Date.now() + 60_000) },
      ],
      { ordered: true },
    );
    const until = Date.now() + 10_000;
    while ((await User.countDocuments()) > 1 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await User.find().lean()).toMatchObject([{ name: 'later' }]);
  });
});
