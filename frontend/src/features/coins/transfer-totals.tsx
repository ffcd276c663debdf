import { formatNumber } from '../../lib/format';
import classes from './coins.module.css';
import { texts } from './coins.texts';

interface TransferTotalsProps {
  /** What the sum is of: coins received, or sent. */
  label: string;
  /** Less what went back. */
  net: number;
  back: number;
  /** Of what was received, what no row shows: it stood before the ledger began. */
  opening?: number;
}

/** The sum over all transfers of a list, what went back of it, and what is left: the rows of all pages explain the figure. */
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
