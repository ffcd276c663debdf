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
    const tabs = row.current;
    if (!tabs) return;
    // Begins after the next layout, before the paint: measured here, the tabs would cost a layout of their own.
    const watch = new ResizeObserver(() => {
      const current = tabs.querySelector<HTMLElement>('[aria-current]');
      // scrollIntoView would scroll the page too.
      if (current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.clientWidth) / 2;
    });
    watch.observe(tabs);
    return () => watch.disconnect();
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
