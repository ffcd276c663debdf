import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { texts } from '../components.texts';
import classes from './list-page.module.css';

interface SelectionBarProps {
  count: number;
  /** Shown while no row is selected, where the bar is always visible. */
  hint?: string | undefined;
  /** The actions for the selected rows. */
  children: ReactNode;
  /** Shown at the end: the list's keyboard shortcuts or sums. */
  aside?: ReactNode;
}

export function SelectionBar({ count, hint, children, aside }: SelectionBarProps) {
  return (
    <div className={classes.bar}>
      {children}
      <span role="status">{count ? texts.list.selected(formatNumber(count)) : hint}</span>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
