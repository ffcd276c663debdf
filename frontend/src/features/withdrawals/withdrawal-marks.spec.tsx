import type { Withdrawal } from '../../api/withdrawals.gen';
import { marksOf } from './withdrawal-marks';

const now = new Date().toISOString();
const labelsOf = (request: Partial<Withdrawal>) =>
  marksOf({ status: 0, exported: false, createdAt: now, ...request } as Withdrawal).map(({ label }) => label);

describe('marksOf', () => {
  it('should have a mark for each finding of the row', () => {
    expect(labelsOf({ requestOfDay: 2, accountSharers: 2, faults: ['ifscCode'] })).toEqual([
      '2nd request today',
      'Account used by 2 others',
      'IFSC not valid',
    ]);
    expect(labelsOf({ requestOfDay: 3, createdAt: '2026-01-31T12:00:00.000Z' })).toEqual([
      '3rd request that day',
    ]);
    expect(labelsOf({})).toEqual([]);
  });

  it('should not mark bank details that no bank export will hold any more', () => {
    expect(labelsOf({ faults: ['ifscCode'], status: 2 })).toEqual([]);
    expect(labelsOf({ faults: ['ifscCode'], status: 1, exported: true })).toEqual([]);
  });
});
