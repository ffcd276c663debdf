import { useState, type ReactNode } from 'react';
import { DeleteStaff, type CountBelow } from './delete-staff';
import type { StaffKind } from './kinds';
import type { StaffAccount } from './staff-account';

/** The Delete action of a screen: `ask` opens the dialog; the screen must render `dialog`. */
export function useDeletion<Account extends StaffAccount>(
  kind: StaffKind<Account>,
  countBelow: CountBelow | undefined,
  onDeleted?: () => void,
): { ask: (account: Account) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Account>();
  return {
    ask: setAsked,
    dialog: asked && (
      <DeleteStaff
        key={asked._id}
        kind={kind}
        account={asked}
        countBelow={countBelow}
        onClose={() => setAsked(undefined)}
        onDeleted={onDeleted}
      />
    ),
  };
}
