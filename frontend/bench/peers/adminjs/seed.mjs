// Fills the database of the AdminJS application. Variables: MONGODB_URI, USERS and STAFF (files of JSON).
import { readFileSync } from 'node:fs';
import bcrypt from 'bcrypt';
import mongoose from 'mongoose';
import { Staff, Users } from './users.mjs';

const BATCH = 2000;
/** The cost of bcrypt: the default of its packages, and OWASP's lowest. */
const COST = 10;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

await mongoose.connect(process.env.MONGODB_URI);
await Promise.all([Users.init(), Staff.init()]);
const users = read(process.env.USERS);
for (let at = 0; at < users.length; at += BATCH)
  await Users.collection.insertMany(
    users.slice(at, at + BATCH).map((user) => ({ ...user, createdAt: new Date(user.createdAt), __v: 0 })),
  );
for (const { email, password } of read(process.env.STAFF))
  await Staff.create({ email, password: await bcrypt.hash(password, COST) });
await mongoose.disconnect();
