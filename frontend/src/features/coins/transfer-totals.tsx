import { formatNumber } from '../../lib/format';
import classes from './coins.module.css';
import { texts } from './coins.texts';

interface TransferTotalsProps {
  /** What the sum is of: coins received, or sent. */
  label: string;
  /** Less what went back. */
  net: number;
  back: number;
}

/** The sum over all transfers of a list, what went back of it, and what is left: the rows of all pages explain the figure. */
export const TransferTotals = ({ label, net, back }: TransferTotalsProps) => (
  <dl className={classes.totals}>
    {[
      { name: label, coins: net + back },
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
