import type { Model } from 'mongoose';
import { agenciesIn, bdsIn, Scope } from '../../../core/scope.js';
import { CodedAccount } from './staff-account.schema.js';
import { StaffAccounts, notDeleted } from './staff-accounts.js';
import { defineStaffKind, WITH_CODE, withoutPlus, withPlus } from './staff-kind.js';
import { staffProfile } from './staff-profile.dto.js';
import type { StaffTools } from './staff-tools.js';

class Bd extends CodedAccount {}

describe('defineStaffKind', () => {
  const declared = {
    kind: 'bd',
    record: Bd,
    ...WITH_CODE,
    toProfile: staffProfile,
    number: withoutPlus,
  } as const;
  const scope = Scope.of({ role: 'bd', code: 'BD000001', id: 'f'.repeat(24), sessionId: '', name: '' });

  it('should show to a caller the accounts that the caller reaches when the kind declares nothing else', () => {
    const kind = defineStaffKind({ ...declared, ownedBy: bdsIn });
    expect(kind.seenBy(scope)).toEqual(bdsIn(scope));
  });

  // The compiler checks these lines: a line that compiles makes its directive an error.
  it('should not compile when the reach is missing or of another kind', () => {
    const bds = new StaffAccounts(
      defineStaffKind({ ...declared, ownedBy: bdsIn }),
      {} as Model<Bd>,
      {} as StaffTools,
    );
    const refused = [
      // @ts-expect-error The kind does not say who reaches its accounts.
      () => defineStaffKind({ ...declared }),
      // @ts-expect-error The reach is of another kind.
      () => defineStaffKind({ ...declared, ownedBy: agenciesIn }),
      // @ts-expect-error A change without a reach.
      () => bds.change(notDeleted('f'.repeat(24)), 'update', () => undefined),
      // @ts-expect-error The reach is of another kind.
      () => bds.change(agenciesIn(scope), notDeleted('f'.repeat(24)), 'update', () => undefined),
      // @ts-expect-error A scope is not a reach of one kind.
      () => bds.records.find(scope),
    ];
    expect(refused).toHaveLength(5);
  });
});

describe.each([
  ['withoutPlus', withoutPlus, '919812345678'],
  ['withPlus', withPlus, '+919812345678'],
])('%s', (_name, stored, expected) => {
  it('should return one spelling when the number has a plus or none', () => {
    expect([stored('+919812345678'), stored('919812345678')]).toEqual([expected, expected]);
  });
});
