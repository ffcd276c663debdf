import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format';
import { texts } from '../components.texts';
import classes from './list-page.module.css';

interface SelectionBarProps {
  count: number;
  /** Said while nothing is chosen, where the bar is always there. */
  hint?: string;
  /** What can be done with the chosen rows. */
  children: ReactNode;
  /** At the end: the keys of the list, its sums. */
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
