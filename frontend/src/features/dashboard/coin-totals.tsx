import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCoinTotals } from '../../components/use-coin-totals';
import { ErrorState } from '../../components/base/state-views';
import { paths } from '../../lib/paths';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';
import { Figure } from './figure';

/** A coin agency's totals: its balance, the coins received and the coins sold. */
export function CoinTotals() {
  const { data, error, refetch } = useCoinTotals();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const totals = data?.details;
  return (
    <>
      {totals?.frozen && (
        <p role="alert" className={classes.stopped}>
          {texts.coins.frozen}
        </p>
      )}
      <dl className={classes.counters} data-columns="3" aria-busy={!totals}>
        <div className={classes.counter}>
          <dt>
            <Link to={paths.coin.statement}>{texts.coins.balance}</Link>
          </dt>
          <Figure value={totals?.balance} />
        </div>
        <div className={classes.counter}>
          <dt>
            <Link to={paths.coin.received}>{texts.coins.received}</Link>
          </dt>
          <Figure value={totals?.received} />
        </div>
        <div className={classes.counter}>
          <dt>
            <Link to={paths.coin.sent}>{texts.coins.sent}</Link>
          </dt>
          <Figure value={totals?.sent} />
        </div>
      </dl>
      <div className={classes.next}>
        <Button component={Link} to={paths.coin.send} leftSection={<IconSend size={16} />}>
          {texts.coins.send}
        </Button>
      </div>
    </>
  );
}
