// The admin's list of users: fields, pages and order.
import type { UserDto } from '../../src/modules/users/user.dto.js';
import { User as UserRecord } from '../../src/modules/users/user.schema.js';
import { emptyFields } from '../support/document.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listedUsers, PEOPLE } from './listed-users.js';

const users = listedUsers();

describe('GET /api/admin/users', () => {
  it('should return all users, newest first, with the totals', async () => {
    const { users: listed, total, pages } = await users.list();
    expect(listed.map(({ username }) => username)).toEqual(PEOPLE.map(({ username }) => username).reverse());
    expect({ total, pages }).toEqual({ total: PEOPLE.length, pages: 1 });
  });

  it('should return exactly the documented fields', async () => {
    const { users: listed } = await users.list({ search: 'anita' });
    expect(listed).toEqual([
      {
        ...emptyFields('User'),
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        version: 0,
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
    const shown = (await users.list()).users.map(({ number }) => number);
    expect(shown.filter((number) => !/^\*{4}\d{6}\**$/.test(number))).toEqual([]);
  });

  describe('paging', () => {
    it('should return each user once over all pages', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => users.names({ page, limit: 3 })));
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(await users.names());
    });

    it('should return the true totals on every page, even an empty page', async () => {
      for (const page of [1, 3, 4, 1000])
        expect(await users.list({ page, limit: 3 })).toMatchObject({ total: PEOPLE.length, pages: 3 });
      expect(await users.names({ page: 4, limit: 3 })).toEqual([]);
    });

    it('should return five users when only the page is given and the first page when only the limit is', async () => {
      expect(await users.names({ page: 1 })).toHaveLength(5);
      expect(await users.list({ page: 2 })).toMatchObject({ pages: 2 });
      expect(await users.names({ limit: 2 })).toEqual((await users.names()).slice(0, 2));
    });

    it('should ignore a field when it is empty', async () => {
      expect(await users.names({ page: '', limit: '', search: '' })).toHaveLength(PEOPLE.length);
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
    ])('should return 400 when %s is %s', async (name, value) => {
      expectFailure(await users.get({ [name]: value }), 'VALIDATION_FAILED', name);
    });

    it('should return 400 when a field is given twice', async () => {
      const { admin } = users;
      expectFailure(await admin.get('/api/admin/users?page=1&page=2'), 'VALIDATION_FAILED', 'page');
      expectFailure(await admin.get('/api/admin/users?search=a&search=b'), 'VALIDATION_FAILED', 'search');
    });
  });

  describe('sort', () => {
    it.each<[string, (user: UserDto) => string | number]>([
      ['username', (one) => one.username],
      ['createdAt', (one) => one.createdAt],
      ['coin', (one) => one.coin],
      ['recievingCoins', (one) => one.recievingCoins],
      ['active', (one) => Number(one.active)],
    ])('should order by %s, ascending and descending', async (sort, valueOf) => {
      const up = (await users.list({ sort })).users;
      const down = (await users.list({ sort: `-${sort}` })).users;
      const values = up.map(valueOf);
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(down.map(({ username }) => username)).toEqual(up.map(({ username }) => username).reverse());
    });

    it('should keep the order of equal values over all pages', async () => {
      const whole = await users.names({ sort: 'coin' });
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => users.names({ sort: 'coin', page, limit: 2 })),
      );
      expect(pages.flat()).toEqual(whole);
    });

    it.each(['password', 'receivingCoins', 'number', '-', '--coin', '$natural', 'coin,name'])(
      'should return 400 when the sort is %s',
      async (sort) => {
        expectFailure(await users.get({ sort }), 'VALIDATION_FAILED', 'sort');
      },
    );
  });
});

// Last in the file, because the test fills the collection.
describe('a list call without page and limit', () => {
  it('should return a thousand records and the true total', async () => {
    const { app, admin } = users;
    const made = Array.from({ length: 1000 }, (_, at) => ({
      username: `many.${at}`,
      usernameKey: `many.${at}`,
      number: String(917_000_000_000 + at),
      password: 'none',
    }));
    await app.connection.model(UserRecord.name).insertMany(made);
    const { users: listed, total, pages } = await users.list();
    expect(listed).toHaveLength(1000);
    expect({ total, pages }).toEqual({ total: 1000 + PEOPLE.length, pages: 2 });
    const found = expectSuccess(await admin.get('/api/admin/search').query({ search: 'many' }));
    expect(found.details).toHaveLength(50);
    expect(found.total).toBe(1000);
  });
});
