import { formatNumber } from '../../lib/format';
import classes from './decision-queue.module.css';

/** How many there are in a state, for a menu or a tab; those that wait stand out. */
export function QueueCount({ count, waiting }: { count: number | undefined; waiting: boolean }) {
  if (count === undefined) return null;
  return (
    <span className={classes.count} data-waiting={(waiting && count > 0) || undefined}>
      {formatNumber(count)}
    </span>
  );
}
