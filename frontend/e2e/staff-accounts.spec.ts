import { proveAccounts, staffKinds, titleOf } from './support/staff-accounts';
import { test } from './support/test';

// The kind with two parents. The other kinds: all/staff-accounts.spec.ts.
for (const kind of staffKinds.filter(({ follows }) => follows))
  test(titleOf(kind), ({ page, context, shell, staffList, staffForm }) =>
    proveAccounts(kind, { page, context, shell, staffList, staffForm }),
  );
