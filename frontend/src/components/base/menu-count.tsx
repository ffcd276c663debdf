import { createContext, use, useEffect } from 'react';
import { formatNumber } from '../../lib/format';
import { setWaiting } from '../../lib/screen';
import classes from './menu-count.module.css';

/** The address of the menu entry that shows a count; undefined outside of the menu. */
export const CountedEntry = createContext<string | undefined>(undefined);

interface MenuCountProps {
  value: number | undefined;
  /** Whether the records wait for a decision: their count is then highlighted and added to the tab's title. */
  waiting?: boolean;
}

/** A count next to a menu entry or on a tab; renders nothing while the value is unknown. */
export function MenuCount({ value, waiting = true }: MenuCountProps) {
  const entry = use(CountedEntry);
  const waits = waiting ? value : undefined;
  useEffect(() => {
    if (entry === undefined || waits === undefined) return;
    setWaiting(entry, waits);
    return () => setWaiting(entry, undefined);
  }, [entry, waits]);
  if (value === undefined) return null;
  return (
    <span className={classes.count} data-waiting={(waiting && value > 0) || undefined}>
      {formatNumber(value)}
    </span>
  );
}
