// Adds users to a database in batches, until it has the given number. The users have no coins because the first start
// would enter each balance into the ledger.
import mongoose from 'mongoose';
import { User, UserSchema } from '../dist/modules/users/user.schema.js';
import { hashPassword } from '../dist/platform/access/passwords.js';
import { inventPerson } from '../dist/startup/demo/people.js';
import { Random } from '../dist/startup/demo/random.js';

const BATCH = 2000;
const YEAR = 365 * 86_400_000;

/** The password of all these users. */
export const USER_PASSWORD = 'bench-user-1';
/** Returns the sign-in number of the user at an index, from 0. */
export const numberOf = (at) => String(919_000_000_000 + at * 37);

/** Adds the users from index `first`, which is how many users the database has, up to `count`. */
export async function seedUsers(uri, count, first = 0) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const users = connection.model(User.name, UserSchema);
  await users.init();
  const random = new Random(7);
  const taken = new Set();
  const password = await hashPassword(USER_PASSWORD);
  const started = Date.now();
  for (let at = first; at < count; at += BATCH) {
    const size = Math.min(BATCH, count - at);
    await users.insertMany(
      Array.from({ length: size }, (_, offset) => {
        const person = inventPerson(random, taken);
        return {
          ...person,
          username: `${person.username}.${at + offset}`,
          number: numberOf(at + offset),
          password,
          createdAt: new Date(Date.now() - Math.floor(random.next() * YEAR)),
        };
      }),
      { ordered: false },
    );
  }
  await connection.close();
  return Date.now() - started;
}
