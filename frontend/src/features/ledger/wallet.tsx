import { Button, Skeleton } from '@mantine/core';
import { IconListDetails, IconUserEdit } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useFetchAccountQuery } from '../../api/ledger.gen';
import { Warning } from '../../components/decision-queue/evidence';
import { IfMay } from '../../components/base/rights/if-may';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { StatusBadge } from '../../components/base/status-badge';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { partsOf } from './account';
import { FreezeButton } from './freeze-button';
import { FreezeNote } from './freeze-note';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { wallet: text } = texts;

interface WalletProps {
  account: string;
  /** False where the screen shows the balance already. */
  withBalance?: boolean;
}

/** The wallet of a user or a coin agency, on the screen of its owner, for those who may see the ledger. */
export const Wallet = (props: WalletProps) => (
  <IfMay right="ledger.read">
    <ShownWallet {...props} />
  </IfMay>
);

function ShownWallet({ account, withBalance = true }: WalletProps) {
  const { currentData, error, refetch } = useFetchAccountQuery({ account });
  const wallet = currentData?.details;
  const { kind, id } = partsOf(account);
  return (
    <Sheet title={text.title}>
      {error && !currentData ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !wallet ? (
        <Skeleton height={110} />
      ) : (
        <div className={classes.wallet}>
          {withBalance && (
            <dl className={classes.balance}>
              <dt>{text.balance}</dt>
              <dd>{formatNumber(wallet.balance)}</dd>
            </dl>
          )}
          {wallet.frozen ? (
            <FreezeNote frozen={wallet.frozen} />
          ) : (
            <div>
              <StatusBadge tone="good">{text.open}</StatusBadge>
            </div>
          )}
          {wallet.owed > 0 && (
            <Warning title={text.owes(wallet.owed)} hint={text.owesHint}>
              <ScreenLink to={paths.admin.debtsOf(id)}>{text.owedFor}</ScreenLink>
            </Warning>
          )}
          <div className={classes.actions}>
            <FreezeButton account={account} who={wallet.label} frozen={wallet.frozen !== null} />
            <Button
              component={Link}
              to={paths.admin.ledger(account)}
              variant="default"
              leftSection={<IconListDetails size={16} />}
            >
              {text.statement}
            </Button>
            {kind === 'user' && (
              <IfMay to={paths.admin.updateUserPage}>
                <Button
                  component={Link}
                  to={paths.admin.updateUser(id)}
                  variant="default"
                  leftSection={<IconUserEdit size={16} />}
                >
                  {text.update}
                </Button>
              </IfMay>
            )}
          </div>
        </div>
      )}
    </Sheet>
  );
}
