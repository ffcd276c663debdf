// The users of the comparison with the peers (frontend/bench/peers/): a file for the peers, and this product's database.
import { inventPerson } from '../dist/startup/demo/people.js';
import { Random } from '../dist/startup/demo/random.js';
import { seedDatabase } from './seed-database.mjs';
import { numberOf, seedUsers } from './seed-users.mjs';
import { startServer } from './server.mjs';

const YEAR = 365 * 86_400_000;
const NEWEST = Date.parse('2026-11-01');
const COUNTRIES = ['India', 'Brazil', 'Egypt', 'Mexico', 'Nepal', 'Spain', 'Turkey', 'United Arab Emirates'];

/** Returns users as wide as this product's list of users, always the same ones. */
export function inventUsers(count) {
  const random = new Random(7);
  return Array.from({ length: count }, (_, at) => {
    const { name, username } = inventPerson(random, new Set());
    return {
      name,
      email: `${username}.${at}@example.com`,
      number: numberOf(at),
      coins: random.int(0, 50_000),
      country: random.pick(COUNTRIES),
      active: random.chance(0.9),
      createdAt: new Date(NEWEST - Math.floor(random.next() * YEAR)),
    };
  });
}

/** Fills this product's database with as many users, builds its indexes, and adds the staff. */
export async function seedOurs(dataDir, count, staff) {
  await seedDatabase(dataDir, (uri) => seedUsers(uri, count));
  const server = await startServer(dataDir);
  try {
    for (const { email, number, password } of staff)
      await server.post('/admin/admins', { name: email.split('@')[0], number, password });
  } finally {
    await server.stop();
  }
}
