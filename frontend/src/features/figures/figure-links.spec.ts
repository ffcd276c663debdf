import { listOf, ownerListOf } from './figure-links';

const days = { from: '2026-11-01', to: '2026-11-24' };
const agency = { of: 'agency:AG100001', code: 'AG100001' };
const agencyAdmin = { of: 'agencyadmin:AA100001', code: 'AA100001' };
const seller = { of: 'seller:66f0', code: 'coin@100001' };
const inDays = 'from=2026-11-01&to=2026-11-24';

describe('listOf', () => {
  it('should carry the days of the figure', () => {
    expect(listOf('admin', 'usersRegistered', days)).toBe(`/admin/manageUser?${inDays}`);
  });

  it('should carry no days when the figure is a state', () => {
    expect(listOf('admin', 'usersBanned', days)).toBe('/admin/manageUser?banned=true');
    expect(listOf('admin', 'coinsInCirculation', days)).toBe('/admin/reconciliation');
  });

  it('should open the tab of the state when one list holds all applications', () => {
    expect(listOf('bd', 'hostApplicationsPending', days)).toBe(`/bd/hosts?${inDays}`);
    expect(listOf('bd', 'hostApplicationsRejected', days)).toBe(`/bd/hosts?status=2&${inDays}`);
  });

  it('should carry the owner of the figures', () => {
    expect(listOf('seller', 'coinsReceived', days, seller)).toBe(
      `/admin/rechargeHistory?flow=soldToAgencies&coinAgency=coin%40100001&${inDays}`,
    );
  });

  it('should be the statement of a coin agency when the figure is its balance', () => {
    expect(listOf('seller', 'coinBalance', days, seller)).toBe('/admin/ledger/coinAgency:66f0');
    expect(listOf('coin', 'coinBalance', days)).toBe('/coin/statement');
  });

  it('should be undefined when the panel has no list with the same sum', () => {
    expect(listOf('coin', 'usersActive', days)).toBeUndefined();
    // Orders are listed by the day on which they were made.
    for (const measure of ['revenue', 'ordersPaid', 'moneyRefunded'] as const)
      expect(listOf('admin', measure, days)).toBeUndefined();
  });
});

describe('ownerListOf', () => {
  it('should filter the list by the owner when the list can', () => {
    expect(ownerListOf('admin', 'liveMinutes', agencyAdmin, days)).toBe(
      `/admin/hostrecord?agencyAdmin=AA100001&${inDays}`,
    );
    expect(ownerListOf('admin', 'decisions', { of: 'staff:66f0', code: '' }, days)).toBe(
      `/admin/audit?action=decisions&actor=66f0&${inDays}`,
    );
  });

  it('should filter the earnings by the owner when the panel has no list of sessions', () => {
    expect(ownerListOf('agencyadmin', 'liveMinutes', agency, days)).toBe(
      `/agencyadmin/earnings?period=custom&agencyCode=AG100001&${inDays}`,
    );
  });

  it('should find the owner when the list has no such filter', () => {
    expect(ownerListOf('bd', 'hostApplications', agencyAdmin, days)).toBe(
      '/bd/manageagencyadmin?search=AA100001',
    );
    expect(ownerListOf('seller', 'coinsSoldToUsers', { of: 'buyer:66f0', code: 'x' }, days)).toBe(
      '/admin/ViewUser?id=66f0',
    );
  });

  it('should be undefined when the panel shows no such owner', () => {
    expect(ownerListOf('coin', 'coinsSoldToUsers', { of: 'buyer:66f0', code: 'x' }, days)).toBeUndefined();
    expect(ownerListOf('admin', 'coinsGifted', { of: 'gift:66f0', code: 'x' }, days)).toBeUndefined();
  });
});
