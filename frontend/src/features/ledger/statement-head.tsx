import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { StatementAccount } from '../../api/ledger.gen';
import { paths } from '../../lib/paths';
import { formatNumber } from '../../lib/format';
import { kindName, partsOf, walletOf } from './account';
import { FreezeButton } from './freeze-button';
import { FreezeNote } from './freeze-note';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const kindsOfUser = ['user', 'earnings', 'held'] as const;

/** The owner of an account, its balance, and whether the wallet is frozen. */
export function StatementHead({ account }: { account: StatementAccount }) {
  // A deleted owner's wallet cannot be frozen.
  const wallet = account.deleted ? undefined : walletOf(account.account);
  return (
    <div className={classes.head}>
      <dl className={classes.balance}>
        <dt>
          {kindName(account.account)}, {texts.statement.balance.toLowerCase()}
        </dt>
        <dd>{formatNumber(account.balance)}</dd>
      </dl>
      {account.frozen && <FreezeNote frozen={account.frozen} />}
      {wallet && <FreezeButton account={wallet} who={account.label} frozen={account.frozen !== null} />}
    </div>
  );
}

/** Tabs for the three accounts of a user. */
export function AccountTabs({ account }: { account: string }) {
  const navigate = useNavigate();
  const { kind, id } = partsOf(account);
  const open = kindsOfUser.find((one) => one === kind);
  if (!open) return null;
  return (
    <Tabs
      value={open}
      onChange={(next) => void navigate(paths.admin.ledger(`${next}:${id}`))}
      className={classes.tabs}
    >
      <Tabs.List aria-label={texts.statement.accounts}>
        {kindsOfUser.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {texts.tabs[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
