import { formatNumber } from '../../lib/format';
import classes from './coins.module.css';
import { texts } from './coins.texts';

const { sum, noSum } = texts.filters;

/** The coins of all movements of a filtered list. null: too many to sum. Shows nothing for a list without a filter. */
export const MovementSum = ({ coins }: { coins: number | null | undefined }) =>
  coins !== undefined && (
    <dl className={classes.sum}>
      <div>
        <dt>{sum}</dt>
        <dd>{coins === null ? noSum : formatNumber(coins)}</dd>
      </div>
    </dl>
  );
