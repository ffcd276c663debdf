// The users in the tests of the admin's list and search.
import type { UserDto } from '../../src/modules/users/user.dto.js';
import type { Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

/** Each user matches one of the searches. The oldest user comes first. */
export const PEOPLE = [
  { username: 'anita.sharma', name: 'Anita Sharma', number: '919876543210', coin: 300, receivingCoins: 7 },
  {
    username: 'BABITA',
    name: "Bab'ita (100%) \\ [x]",
    number: '919812345678',
    coin: 20,
    receivingCoins: 900,
  },
  {
    username: 'chandra_99',
    name: 'Chandra .*  Şahin',
    number: '4915112345678',
    coin: 20,
    receivingCoins: 50,
  },
  {
    username: 'deepika-k',
    name: '$gt ^start end$ a|b',
    number: '12025550123',
    coin: 5000,
    receivingCoins: 0,
  },
  { username: 'esha', name: 'Esha Venkataraghavan Subramaniam Iyer', number: '919900000005', active: false },
  { username: 'farid', name: '', number: '919900000006' },
  { username: 'gita', name: 'Gita', number: '919900000007' },
];
export const [ANITA, BABITA, CHANDRA, DEEPIKA, ESHA] = PEOPLE.map(({ username }) => username) as [
  string,
  string,
  string,
  string,
  string,
];

class ListedUsers {
  app: TestApp;
  admin: Agent;

  async start() {
    this.app = await sharedApp();
    const start = Date.UTC(2026, 0, 1);
    for (const [at, person] of PEOPLE.entries())
      await this.app.create.user({ ...person, createdAt: new Date(start + at * 60_000) });
    ({ agent: this.admin } = await this.app.as('admin'));
  }

  /** Sends the query to the list of users. */
  get(query: object) {
    return this.admin.get('/api/admin/users').query(query);
  }

  async list(query: object = {}) {
    return expectSuccess(await this.get(query)) as unknown as {
      users: UserDto[];
      total: number;
      pages: number;
    };
  }

  /** The usernames in the order of the list. */
  async names(query: object = {}) {
    return (await this.list(query)).users.map(({ username }) => username);
  }
}

/** One application for the file, with all PEOPLE. */
export function listedUsers(): ListedUsers {
  const users = new ListedUsers();
  beforeAll(() => users.start());
  afterAll(() => users.app.close());
  return users;
}
