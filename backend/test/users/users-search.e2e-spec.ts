// What the search of the users' list and the quick search find, and one user in full.
import type { UserDto } from '../../src/modules/users/user.dto.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { ANITA, BABITA, CHANDRA, DEEPIKA, ESHA, listedUsers } from './listed-users.js';

const users = listedUsers();

describe('GET /api/admin/users', () => {
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
      ['nothing that a user has', 'zzz', []],
      ['a question mark, not any character', 'anit?', []],
    ])('should find users when the search is %s', async (_what, search, found) => {
      expect(await users.names({ search })).toEqual(found);
      expect((await users.list({ search })).total).toBe(found.length);
    });

    it('should page the found users', async () => {
      expect(await users.names({ search: '9199', page: 2, limit: 2 })).toEqual([ESHA]);
      expect(await users.list({ search: '9199', page: 2, limit: 2 })).toMatchObject({ total: 3, pages: 2 });
    });

    it('should return 400 when the search is too long', async () => {
      const long = { search: 'x'.repeat(101) };
      expectFailure(await users.get(long), 'VALIDATION_FAILED', 'search');
    });
  });
});

describe('GET /api/admin/search', () => {
  const search = (query: object) => users.admin.get('/api/admin/search').query(query);

  it('should return users, newest first, with masked phone numbers', async () => {
    const body = expectSuccess(await search({ search: '12345678' }));
    const details = body.details as UserDto[];
    expect(details.map(({ username }) => username)).toEqual([CHANDRA, BABITA]);
    expect(details[1]!.number).toBe('****123456**');
    expect(body).toMatchObject({ total: 2, pages: 1 });
  });

  it('should return 400 when the search is missing or given twice', async () => {
    expectFailure(await search({}), 'VALIDATION_FAILED', 'search');
    expectFailure(await search({ search: ['a', 'b'] }), 'VALIDATION_FAILED', 'search');
  });
});

describe('GET /api/admin/view_user', () => {
  const view = (query: object) => users.admin.get('/api/admin/view_user').query(query);

  it('should return one user with the full phone number', async () => {
    const [listed] = (await users.list({ search: 'anita' })).users;
    const { details } = expectSuccess(await view({ id: listed!._id }));
    expect(details).toEqual({ ...listed, number: '919876543210' });
  });

  it('should return 400 when the id is missing or malformed', async () => {
    const { admin } = users;
    for (const id of ['1', 'x'.repeat(24), '']) expectFailure(await view({ id }), 'VALIDATION_FAILED', 'id');
    expectFailure(await view({}), 'VALIDATION_FAILED', 'id');
    expectFailure(await admin.get('/api/admin/view_user?id[$gt]='), 'VALIDATION_FAILED', 'id');
  });

  it('should return 404 when the user is unknown', async () => {
    expectFailure(await view({ id: '66f0c0ffee00000000000001' }), 'NOT_FOUND');
  });
});
