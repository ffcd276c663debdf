import { useFetchCoinAgencyQuery } from '../../api/coin-panel.gen';
import { ErrorState } from '../../components/state-views';
import classes from './dashboard.module.css';
import { texts } from './dashboard.texts';
import { Figure } from './figure';

/** What a coin agency has to sell. */
export function CoinBalance({ id }: { id: string }) {
  const { data, error, refetch } = useFetchCoinAgencyQuery({ id });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <dl className={classes.counters} aria-busy={!data}>
      <div className={classes.counter}>
        <dt>{texts.coinBalance}</dt>
        <Figure value={data?.details.coins} />
      </div>
    </dl>
  );
}
