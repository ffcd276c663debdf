// Fills the database of the Payload application: the users with Payload's own model, the staff with Payload's own call.
// Variables: MONGODB_URI, USERS and STAFF (files of JSON).
import { readFileSync } from 'node:fs';
import { getPayload } from 'payload';
import config from './payload.config.js';

const BATCH = 2000;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const payload = await getPayload({ config });
const { collection } = payload.db.collections.users;
await payload.db.collections.users.init();
const users = read(process.env.USERS);
for (let at = 0; at < users.length; at += BATCH)
  await collection.insertMany(
    users.slice(at, at + BATCH).map((user) => {
      const createdAt = new Date(user.createdAt);
      return { ...user, createdAt, updatedAt: createdAt, __v: 0 };
    }),
  );
for (const { email, password } of read(process.env.STAFF))
  await payload.create({ collection: 'staff', data: { email, password } });
process.exit(0);
