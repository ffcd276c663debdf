import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

interface FirstOnPhonesProps {
  /** Shown above the children on a phone, and below them in a wider window. It may load later. */
  first: ReactNode;
  children: ReactNode;
}

/**
 * Two parts of a dashboard in an order that depends on the window. On a phone, the first part is at least as high as the
 * window from the start, so that nothing in view moves when it has loaded.
 */
export const FirstOnPhones = ({ first, children }: FirstOnPhonesProps) => (
  <div className={classes.ordered}>
    <div>{children}</div>
    <div className={classes.first}>{first}</div>
  </div>
);
