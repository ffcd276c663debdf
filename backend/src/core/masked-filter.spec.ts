import { maskedFilter } from './masked-filter.js';

describe('maskedFilter', () => {
  it('should keep the last four digits of a phone or account number that was searched for', () => {
    expect(maskedFilter({ search: '0012 3456 7890' })).toEqual({ search: '••••7890' });
    expect(maskedFilter({ search: '(98000) 00001' })).toEqual({ search: '(••••0001' });
    expect(maskedFilter({ search: '+91 (0)98000.00001' })).toEqual({ search: '+••••0001' });
    expect(maskedFilter({ search: 'anita 919876543210' })).toEqual({ search: 'anita ••••3210' });
  });

  it('should keep names, codes, short numbers and other filters', () => {
    const filter = { search: 'AG100001', status: '0', coinsFrom: 12_345_678, agencyCode: 'AG100001' };
    expect(maskedFilter(filter)).toEqual(filter);
  });
});
