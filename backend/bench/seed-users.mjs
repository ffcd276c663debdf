// Adds users to a database in batches, until it has the given number. The users have no coins because the first start
// would enter each balance into the ledger.
import mongoose from 'mongoose';
import { User, USER_SEARCH_FIELDS, UserSchema } from '../dist/modules/users/user.schema.js';
import { hashPassword } from '../dist/platform/access/passwords.js';
import { searchKeysOf } from '../dist/platform/database/search.js';
import { inventPerson } from '../dist/startup/demo/people.js';
import { Random } from '../dist/startup/demo/random.js';

const BATCH = 2000;
const YEAR = 365 * 86_400_000;

/** The password of all these users. */
export const USER_PASSWORD = 'bench-user-1';
/** Returns the sign-in number of the user at an index, from 0. */
export const numberOf = (at) => String(919_000_000_000 + at * 37);

/**
 * Adds the users from index `first`, which is how many users the database has, up to `count`. Stores them without
 * mongoose's validation, which takes most of the time, and adds the defaults and the keys itself.
 */
export async function seedUsers(uri, count, first = 0) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const users = connection.model(User.name, UserSchema);
  await users.init();
  const { _id, ...defaults } = new users().toObject();
  const random = new Random(7);
  const password = await hashPassword(USER_PASSWORD);
  const started = Date.now();
  const invent = (at) => {
    const { username, ...person } = inventPerson(random, new Set());
    const user = {
      ...defaults,
      _id: new mongoose.Types.ObjectId(),
      ...person,
      username: `${username}.${at}`,
      number: numberOf(at),
      password,
      createdAt: new Date(Date.now() - Math.floor(random.next() * YEAR)),
    };
    const searchKeys = searchKeysOf(USER_SEARCH_FIELDS.map((field) => user[field]));
    return { ...user, searchKeys, usernameKey: user.username.toLowerCase() };
  };
  for (let at = first; at < count; at += BATCH) {
    const size = Math.min(BATCH, count - at);
    const batch = Array.from({ length: size }, (_, offset) => invent(at + offset));
    await users.collection.insertMany(batch, { ordered: false, ignoreUndefined: true });
  }
  await connection.close();
  return Date.now() - started;
}
