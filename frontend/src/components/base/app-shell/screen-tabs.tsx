import { useLayoutEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useStoredLists } from '../../../api/kept-lists';
import { screenLink } from './screen-link';
import classes from './screen-tabs.module.css';
import type { MenuEntry } from './screens';

/** Links to the screens of a menu entry, such as the states of a list. */
export function ScreenTabs({ entry: { label, screens } }: { entry: MenuEntry }) {
  const { pathname } = useLocation();
  const { details: stored } = useStoredLists();
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would scroll the page too.
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      {screens.map((screen) => (
        <Link
          key={screen.path}
          to={screenLink(screen, stored)}
          className={classes.tab}
          aria-current={matchPath(screen.path, pathname) ? 'page' : undefined}
        >
          {screen.tab ?? screen.label}
          {screen.badge && <screen.badge />}
        </Link>
      ))}
    </nav>
  );
}
