import type { ReactNode } from 'react';
import { useScreenLabel } from './use-screen-label';
import { useTitle } from './use-title';
import classes from './page.module.css';

interface PageProps {
  /** Where the screen is called otherwise than in the panel's table of screens. */
  title?: string;
  /** Beside the title: a count, a badge. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** In the middle of the screen: a form, or (`narrow`) single values. Lists and records take the whole width. */
  width?: 'form' | 'narrow';
  children: ReactNode;
}

/** A screen: its title (also the document's), what can be done with the whole of it, its content. */
export function Page({ title, aside, actions, width, children }: PageProps) {
  const label = useScreenLabel();
  const shown = title ?? label;
  useTitle(shown);
  return (
    <div className={classes.page} data-width={width}>
      <div className={classes.head}>
        <h1 className={classes.title}>{shown}</h1>
        {aside}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
