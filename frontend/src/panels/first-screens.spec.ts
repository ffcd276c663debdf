import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDocument } from './first-screens';

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../backend/openapi.json'), 'utf8'),
) as ApiDocument;

// The modules of the screens look at the browser when they load.
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { querySelector: () => null, addEventListener: () => undefined });
const { firstScreens, isKnownRead, listRead, tables } = await import('./first-screens');
vi.unstubAllGlobals();

describe('firstScreens', () => {
  it('should list the code and the reads of each screen with a frame', async () => {
    let count = 0;
    const table = await firstScreens(tables, document, async () => [`code-${(count += 1) % 2}.tsx`]);
    expect(Object.keys(table)).toEqual(Object.keys(tables));
    const { always, screens } = table.admin;
    expect(always).toContain('/api/auth/me');
    expect(screens['/admin/manageUser']?.reads).toEqual(['/api/admin/users?limit=5&page=1']);
    // The page, the first data and nothing twice.
    expect(screens['/admin/ViewUser']?.code).toEqual(['code-0.tsx', 'code-1.tsx']);
    expect(screens).not.toHaveProperty('/admin/logout');
    expect(table.bd.screens['/bd/dashboard']?.code).toEqual([]);
  });

  it('should refuse a read that the API does not have', async () => {
    const wrong = { path: '/bd/hosts', reads: ['/api/agency/host/hostCounts'] } as const;
    const bd = { always: [], screens: [{ label: 'Hosts', screens: [wrong] }] };
    await expect(firstScreens({ ...tables, bd }, document, async () => [])).rejects.toThrow(
      '/bd/hosts: the API has no such read: /api/agency/host/hostCounts',
    );
  });
});

describe('isKnownRead', () => {
  it.each([
    ['/api/admin/users?limit=5&page=1', true],
    ['/api/admin/userz?limit=5&page=1', false],
    ['/api/admin/users?limits=5&page=1', false],
    ['/api/admin/batches/:id/rows?limit=20&page=1', true],
    ['/api/admin/batches/:id/row', false],
    ['POST /api/coin/recharge/received?coinAgency=:code&page=1', true],
    ['POST /api/coin/recharge/received?agency=:code&page=1', false],
    // It needs the account.
    ['/api/admin/ledger/statement?limit=20&page=1', false],
    ['/api/coin/recharge/received?page=1', false],
    // A change, not a read.
    ['POST /api/admin/users/bulk?action=ban', false],
  ] as const)('should return for %s: %s', (read, known) => {
    expect(isKnownRead(document, read)).toBe(known);
  });
});

describe('listRead', () => {
  it.each([
    ['admin', { list: 'users' }, ['/api/admin/users?limit=5&page=1']],
    ['admin', { list: 'jobs' }, ['/api/admin/jobs?limit=20&page=1']],
    // The call has neither a page nor a number of rows.
    ['admin', { list: 'trash' }, ['/api/admin/trash']],
    ['coin', { list: 'received-coins' }, ['POST /api/coin/recharge/received?daySums=true&limit=5&page=1']],
    // Two calls declare the list: this one is for fewer roles.
    ['admin', { list: 'host-records' }, ['/api/admin/host/hostrecord?daySums=true&limit=5&page=1']],
    [
      'agency',
      { list: 'hosts', first: { sort: 'createdAt', status: '0' } },
      ['/api/agency/host/gethosts?limit=10&page=1&sort=createdAt&status=0'],
    ],
    ['admin', { list: 'earnings', first: false }, []],
    ['admin', {}, []],
  ] as const)('should read the first page of the list when %s has the screen %j', (panel, screen, reads) => {
    expect(listRead(document, panel, screen)).toEqual(reads);
  });

  it('should fail when no call for the panel declares the list', () => {
    expect(() => listRead(document, 'bd', { list: 'users' })).toThrow(
      'No call for bd declares the list users',
    );
  });
});
