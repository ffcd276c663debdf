import { formatNumber } from '../lib/format';
import classes from './menu-count.module.css';

/** How many wait, beside a menu entry; nothing while it is not known. */
export function MenuCount({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <span className={classes.count} data-waiting={value > 0 || undefined}>
      {formatNumber(value)}
    </span>
  );
}
