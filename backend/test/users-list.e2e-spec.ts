import type { UserDto } from '../src/modules/users/user.dto.js';
import { User as UserRecord } from '../src/modules/users/user.schema.js';
import { type Agent, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';

let app: TestApp;
let admin: Agent;

/** Each with what a search is to find, the oldest first. */
const PEOPLE = [
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
const [ANITA, BABITA, CHANDRA, DEEPIKA, ESHA] = PEOPLE.map(({ username }) => username) as [
  string,
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  app = await startApp();
  const start = Date.UTC(2026, 0, 1);
  for (const [at, person] of PEOPLE.entries())
    await app.create.user({ ...person, createdAt: new Date(start + at * 60_000) });
  ({ agent: admin } = await app.as('admin'));
});
afterAll(() => app.close());

const list = async (query: object = {}) => {
  const body = expectSuccess(await admin.get('/api/admin/users').query(query));
  return body as unknown as { users: UserDto[]; total: number; pages: number };
};
const names = async (query: object = {}) => (await list(query)).users.map(({ username }) => username);

describe('GET /api/admin/users', () => {
  it('should answer all users, newest first, with the totals', async () => {
    const { users, total, pages } = await list();
    expect(users.map(({ username }) => username)).toEqual(PEOPLE.map(({ username }) => username).reverse());
    expect({ total, pages }).toEqual({ total: PEOPLE.length, pages: 1 });
  });

  it('should answer exactly the documented fields', async () => {
    const { users } = await list({ search: 'anita' });
    expect(users).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        username: 'anita.sharma',
        name: 'Anita Sharma',
        bio: '',
        gender: '',
        number: '****765432**',
        email: '',
        picture: '',
        createdAt: '2026-01-01T00:00:00.000Z',
        videos: 0,
        following: 0,
        follow: 0,
        coin: 300,
        level: 0,
        experience: 0,
        recievingCoins: 7,
        active: true,
        banStatus: '0',
        banReason: '',
        bannedAt: '',
        bannedBy: '',
        deviceBanStatus: '0',
        devices: 0,
        myTag: '',
      },
    ]);
  });

  it('should mask every phone number', async () => {
    const shown = (await list()).users.map(({ number }) => number);
    expect(shown.filter((number) => !/^\*{4}\d{6}\**$/.test(number))).toEqual([]);
  });

  describe('paging', () => {
    it('should answer each user once over all pages', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => names({ page, limit: 3 })));
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(await names());
    });

    it('should answer the true totals on every page, an empty one too', async () => {
      for (const page of [1, 3, 4, 1000])
        expect(await list({ page, limit: 3 })).toMatchObject({ total: PEOPLE.length, pages: 3 });
      expect(await names({ page: 4, limit: 3 })).toEqual([]);
    });

    it('should answer five when only the page is named, the first page when only the limit is', async () => {
      expect(await names({ page: 1 })).toHaveLength(5);
      expect(await list({ page: 2 })).toMatchObject({ pages: 2 });
      expect(await names({ limit: 2 })).toEqual((await names()).slice(0, 2));
    });

    it('should take an empty field for a missing one', async () => {
      expect(await names({ page: '', limit: '', search: '' })).toHaveLength(PEOPLE.length);
    });

    it.each([
      ['page', '0'],
      ['page', '-1'],
      ['page', '1.5'],
      ['page', 'one'],
      ['page', '1e3'],
      ['page', '99999999999999999999'],
      ['limit', '0'],
      ['limit', '101'],
      ['limit', '5; drop'],
    ])('should refuse %s=%s', async (name, value) => {
      expectFailure(await admin.get('/api/admin/users').query({ [name]: value }), 'VALIDATION_FAILED', name);
    });

    it('should refuse a field that is named twice', async () => {
      expectFailure(await admin.get('/api/admin/users?page=1&page=2'), 'VALIDATION_FAILED', 'page');
      expectFailure(await admin.get('/api/admin/users?search=a&search=b'), 'VALIDATION_FAILED', 'search');
    });
  });

  describe('search', () => {
    it.each([
      ['the beginning of a username', 'chan', [CHANDRA]],
      ['the middle of a username', 'a.sh', [ANITA]],
      ['another case', 'babita', [BABITA]],
      ['capitals', 'ANITA SH', [ANITA]],
      ['the end of a name', 'sharma', [ANITA]],
      ['a part of a phone number', '12345678', [CHANDRA, BABITA]],
      ['a phone number as people write it', ' +49 151 1234 5678', [CHANDRA]],
      ['a dot, literally', '.', [CHANDRA, ANITA]],
      ['.*', '.*', [CHANDRA]],
      ['brackets', '[x]', [BABITA]],
      ['an opening bracket', '(', [BABITA]],
      ['a backslash', '\\', [BABITA]],
      ['a quote', "b'i", [BABITA]],
      ['a per cent sign', '100%', [BABITA]],
      ['an operator', '$gt', [DEEPIKA]],
      ['an anchor', '^start', [DEEPIKA]],
      ['a bar', 'a|b', [DEEPIKA]],
      ['letters of another alphabet', 'şahin', [CHANDRA]],
      ['one space for two', '.* ş', [CHANDRA]],
      ['white space around it', '  anita ', [ANITA]],
      ['more than an index entry holds', 'Venkataraghavan Subramaniam Iyer', [ESHA]],
      ['more than there is', 'Venkataraghavan Subramaniam Iyengar', []],
      ['nothing that anybody has', 'zzz', []],
      ['a question mark, not any character', 'anit?', []],
    ])('should find %s', async (_what, search, found) => {
      expect(await names({ search })).toEqual(found);
      expect((await list({ search })).total).toBe(found.length);
    });

    it('should page what it finds', async () => {
      expect(await names({ search: '9199', page: 2, limit: 2 })).toEqual([ESHA]);
      expect(await list({ search: '9199', page: 2, limit: 2 })).toMatchObject({ total: 3, pages: 2 });
    });

    it('should refuse what is no text or too long', async () => {
      const long = { search: 'x'.repeat(101) };
      expectFailure(await admin.get('/api/admin/users').query(long), 'VALIDATION_FAILED', 'search');
    });
  });

  describe('sort', () => {
    it.each<[string, (user: UserDto) => string | number]>([
      ['username', (one) => one.username],
      ['createdAt', (one) => one.createdAt],
      ['coin', (one) => one.coin],
      ['recievingCoins', (one) => one.recievingCoins],
      ['active', (one) => Number(one.active)],
      ['name', (one) => one.name],
    ])('should order by %s, and backwards', async (sort, valueOf) => {
      const up = (await list({ sort })).users;
      const down = (await list({ sort: `-${sort}` })).users;
      const values = up.map(valueOf);
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(down.map(({ username }) => username)).toEqual(up.map(({ username }) => username).reverse());
    });

    it('should order equal values the same on every page', async () => {
      const whole = await names({ sort: 'coin' });
      const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ sort: 'coin', page, limit: 2 })));
      expect(pages.flat()).toEqual(whole);
    });

    it.each(['password', 'receivingCoins', 'number', '-', '--coin', '$natural', 'coin,name'])(
      'should refuse %s',
      async (sort) => {
        expectFailure(await admin.get('/api/admin/users').query({ sort }), 'VALIDATION_FAILED', 'sort');
      },
    );
  });
});

describe('GET /api/admin/search', () => {
  const search = (query: object) => admin.get('/api/admin/search').query(query);

  it('should find users, newest first, phones masked', async () => {
    const body = expectSuccess(await search({ search: '12345678' }));
    const details = body.details as UserDto[];
    expect(details.map(({ username }) => username)).toEqual([CHANDRA, BABITA]);
    expect(details[1]!.number).toBe('****123456**');
    expect(body).toMatchObject({ total: 2, pages: 1 });
  });

  it('should ask for something to search', async () => {
    expectFailure(await search({}), 'VALIDATION_FAILED', 'search');
    expectFailure(await search({ search: ['a', 'b'] }), 'VALIDATION_FAILED', 'search');
  });
});

describe('GET /api/admin/view_user', () => {
  const view = (query: object) => admin.get('/api/admin/view_user').query(query);

  it('should answer one user, the phone in full', async () => {
    const [listed] = (await list({ search: 'anita' })).users;
    const { details } = expectSuccess(await view({ id: listed!._id }));
    expect(details).toEqual({ ...listed, number: '919876543210' });
  });

  it('should refuse what is no id', async () => {
    for (const id of ['1', 'x'.repeat(24), '']) expectFailure(await view({ id }), 'VALIDATION_FAILED', 'id');
    expectFailure(await view({}), 'VALIDATION_FAILED', 'id');
    expectFailure(await admin.get('/api/admin/view_user?id[$gt]='), 'VALIDATION_FAILED', 'id');
  });

  it('should not find an unknown one', async () => {
    expectFailure(await view({ id: '66f0c0ffee00000000000001' }), 'NOT_FOUND');
  });
});

// Last: it fills the collection.
describe('a list call without page and limit', () => {
  it('should answer a thousand records and the true total', async () => {
    const made = Array.from({ length: 1000 }, (_, at) => ({
      username: `many.${at}`,
      usernameKey: `many.${at}`,
      number: String(917_000_000_000 + at),
      password: 'none',
    }));
    await app.connection.model(UserRecord.name).insertMany(made);
    const { users, total, pages } = await list();
    expect(users).toHaveLength(1000);
    expect({ total, pages }).toEqual({ total: 1000 + PEOPLE.length, pages: 2 });
    const found = expectSuccess(await admin.get('/api/admin/search').query({ search: 'many' }));
    expect(found.details).toHaveLength(50);
    expect(found.total).toBe(1000);
  });
});
