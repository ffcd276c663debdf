import type { ReactNode } from 'react';
import classes from './sheet.module.css';

interface SheetProps {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a screen with its own heading. */
export function Sheet({ title, actions, children }: SheetProps) {
  return (
    <section className={classes.sheet} aria-label={title}>
      {title && (
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {actions}
        </div>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
