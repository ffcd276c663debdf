import { formatNumber } from '../lib/format';
import classes from './menu-count.module.css';

interface MenuCountProps {
  value: number | undefined;
  /** Whether they wait for somebody: then they stand out. */
  waiting?: boolean;
}

/** How many there are, beside a menu entry or on a tab; nothing while it is not known. */
export function MenuCount({ value, waiting = true }: MenuCountProps) {
  if (value === undefined) return null;
  return (
    <span className={classes.count} data-waiting={(waiting && value > 0) || undefined}>
      {formatNumber(value)}
    </span>
  );
}
