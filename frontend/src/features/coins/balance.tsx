import { Skeleton } from '@mantine/core';
import type { CoinTotalsResponse } from '../../api/recharge.gen';
import { ErrorState } from '../../components/base/state-views';
import { formatNumber } from '../../lib/format';
import classes from './coins.module.css';
import { texts } from './coins.texts';

interface BalanceProps {
  totals: { data?: CoinTotalsResponse | undefined; error?: unknown; refetch: () => unknown };
}

/** A coin agency's balance, with a warning if the agency is frozen. */
export function Balance({ totals }: BalanceProps) {
  const { data, error, refetch } = totals;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <dl className={classes.balance}>
        <dt>{texts.seller.balance}</dt>
        <dd>{data ? formatNumber(data.details.balance) : <Skeleton width={120} height={34} />}</dd>
      </dl>
      {data?.details.frozen && (
        <p role="alert" className={classes.stopped}>
          {texts.seller.frozen}
        </p>
      )}
    </>
  );
}
