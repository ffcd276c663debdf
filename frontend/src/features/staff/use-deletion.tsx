import type { ReactNode } from 'react';
import { useInstant } from '../../components/use-instant';
import type { StaffAccount } from './staff-account';
import type { StaffKind } from './kinds';
import classes from './staff.module.css';
import { texts } from './staff.texts';

export type Delete<Account> = (account: Account) => Promise<{ message: string }>;

/** Deletes after the documented question, which names the account and says what becomes of what it brought in. */
export function useDeletion<Account extends StaffAccount>(
  kind: StaffKind<Account>,
  send?: Delete<Account>,
  effectOf?: (account: Account) => ReactNode,
  yesOf?: (account: Account) => string,
) {
  const { sending, run } = useInstant();
  const remove = (account: Account) =>
    run(
      {
        title: texts.deletion,
        effect: (
          <>
            <strong className={classes.named}>
              {account.name} ({account.uniqueId})
            </strong>
            {effectOf ? effectOf(account) : kind.texts.deleteEffect}
          </>
        ),
        yes: yesOf?.(account) ?? texts.delete,
        danger: true,
      },
      () => send!(account),
      kind.texts.failures.delete,
    );
  return { deleting: sending, remove: send && remove };
}
