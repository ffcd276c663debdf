import { formatNumber } from '../../lib/format';
import classes from './coins.module.css';
import { texts } from './coins.texts';

interface TransferTotalsProps {
  /** The name of the sum: coins received, or coins sent. */
  label: string;
  /** The sum minus the returned coins. */
  net: number;
  back: number;
  /** The part of the received coins that no row shows, because it dates from before the ledger began. */
  opening?: number;
}

/**
 * Shows the sum of all transfers of a list, the returned part and the rest: together, the rows of all pages add up to
 * these figures.
 */
export const TransferTotals = ({ label, net, back, opening = 0 }: TransferTotalsProps) => (
  <dl className={classes.totals}>
    {[
      ...(opening ? [{ name: texts.totals.opening, coins: opening }] : []),
      { name: label, coins: net + back - opening },
      { name: texts.totals.back, coins: -back },
      { name: texts.totals.net, coins: net },
    ].map(({ name, coins }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{formatNumber(coins)}</dd>
      </div>
    ))}
  </dl>
);
