import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'express';
import { OWN, readFirstScreens } from './first-screens.js';

const none = { always: [], screens: {} };
const dist = mkdtempSync(join(tmpdir(), 'callboard-first-screens-'));
mkdirSync(join(dist, '.vite'));
writeFileSync(
  join(dist, '.vite/first-screens.json'),
  JSON.stringify({
    admin: {
      always: ['/api/auth/me', '/api/waiting?limit=1&page=1'],
      screens: {
        '/admin/manageUser': { code: ['users.tsx'], reads: ['/api/users?page=1&limit=5'], list: 'users' },
        '/admin/ViewUser': { code: ['user.tsx'], reads: ['/api/user?id=:id', '/api/account?of=user::id'] },
        '/admin/own': { code: [], reads: ['/api/below?parent=:me'] },
        '/admin/coded': { code: [], reads: ['POST /api/below?parent=:own', '/api/of/:own'] },
        '/admin/ledger/:account': { code: ['ledger.tsx'], reads: ['/api/of/:account'] },
      },
    },
    bd: none,
    agencyadmin: none,
    agency: none,
    coin: none,
  }),
);
const always = ['/api/auth/me', '/api/waiting?limit=1&page=1'];
const find = readFirstScreens(dist);
const ask = (path: string, query: Record<string, unknown> = {}, account?: string) =>
  find('admin', { path, query } as unknown as Request, account);

describe('readFirstScreens', () => {
  it('should find a screen in any case and with a slash at the end', () => {
    const screen = { code: ['users.tsx'], reads: [...always, '/api/users?limit=5&page=1'] };
    expect(ask('/admin/manageUser')).toEqual(screen);
    expect(ask('/ADMIN/manageuser/')).toEqual(screen);
  });

  it('should put the state of a list into its address, and nothing else', () => {
    const query = { page: '3', search: 'a&b', sort: '-coin', limit: ['5', '6'], around: 'x' };
    expect(ask('/admin/manageUser', query)?.reads).toEqual([
      ...always,
      '/api/users?limit=5&page=3&search=a%26b&sort=-coin',
    ]);
  });

  it('should offer the read with the rows of the window when only the cookie says how many', () => {
    const fitted = (rows: unknown, query = {}, path = '/admin/manageUser') =>
      find('admin', { path, query, cookies: { rows } } as unknown as Request, undefined)?.fitted;
    expect(fitted('14', { search: 'a' })).toEqual({
      list: 'users',
      read: '/api/users?limit=5&page=1&search=a',
      fits: '/api/users?limit=14&page=1&search=a',
    });
    expect(fitted('14', { limit: '20' })).toBeUndefined();
    expect(fitted('14', { id: '7' }, '/admin/ViewUser')).toBeUndefined();
    for (const rows of ['4', '51', '014', '1e1', '9.5', '-9', ' 9', 'x', '', ['9'], undefined])
      expect(fitted(rows)).toBeUndefined();
  });

  it('should fill in the parameters of the screen', () => {
    expect(ask('/admin/ViewUser', { id: '7' })?.reads).toEqual([
      ...always,
      '/api/user?id=7',
      '/api/account?of=user%3A7',
    ]);
    expect(ask('/admin/ledger/user%3A7')?.reads).toEqual([...always, '/api/of/user%3A7']);
  });

  it('should fill in the signed-in account, whatever the address of the screen says', () => {
    expect(ask('/admin/own', { me: 'b2' }, 'a1')?.reads[2]).toBe('/api/below?parent=a1');
    expect(ask('/admin/coded', { own: 'BD2' })?.reads.slice(2)).toEqual([
      `POST /api/below?parent=${OWN}`,
      `/api/of/${OWN}`,
    ]);
  });

  it('should leave out a read when the address has no value for it', () => {
    expect(ask('/admin/ViewUser')?.reads).toEqual(always);
    expect(ask('/admin/ledger/%E0%A4')?.reads).toEqual(always);
  });

  it('should keep a value within its place in the address', () => {
    expect(ask('/admin/ViewUser', { id: '7&all=1#x' })?.reads[2]).toBe('/api/user?id=7%26all%3D1%23x');
    expect(ask('/admin/ledger/..%2F..%2Fsecret')?.reads[2]).toBe('/api/of/..%2F..%2Fsecret');
  });

  it('should not know other addresses', () => {
    expect(ask('/admin/none')).toBeUndefined();
    expect(find('bd', { path: '/bd/x', query: {} } as unknown as Request, undefined)).toBeUndefined();
  });

  it('should know no screens when the build has no table', () => {
    const empty = readFirstScreens(join(dist, 'none'));
    expect(empty('admin', { path: '/admin', query: {} } as unknown as Request, undefined)).toBeUndefined();
  });
});
