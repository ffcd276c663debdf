import { use, type ReactNode } from 'react';
import { ScreenTabsHere } from './screen-tabs-here';
import { useScreenLabel } from './use-screen-label';
import { useTitle } from './use-title';
import classes from './page.module.css';

interface PageProps {
  /** The title, if it differs from the label in the panel's table of screens. */
  title?: string;
  /** Shown next to the title: a count or a badge. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** Limits the width: a form, or (`narrow`) single values. Lists and records take all of it, from the same left edge. */
  width?: 'form' | 'narrow';
  children: ReactNode;
}

/** The layout of a screen: its title (also the document's title), its actions, its tabs and its content. */
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
      {use(ScreenTabsHere)}
      {children}
    </div>
  );
}
