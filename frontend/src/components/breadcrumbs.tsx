import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { placeOf } from '../lib/list-places';
import { samePath } from '../lib/panels';
import { openScreen, subscribeScreen, type Crumb } from '../lib/screen';
import { entryAbove, type MenuGroup } from './app-shell/menu';
import classes from './breadcrumbs.module.css';
import { texts } from './components.texts';

interface BreadcrumbsProps {
  /** Where the panel begins. */
  home: string;
  menu: MenuGroup[];
}

/** The way from the dashboard to the open screen. A list is led to as it was left. */
export function Breadcrumbs({ home, menu }: BreadcrumbsProps) {
  const { pathname } = useLocation();
  const screen = useSyncExternalStore(subscribeScreen, openScreen);
  const start = samePath(pathname, home);
  const trail = screen.trail ?? trailIn(menu, pathname);
  return (
    <nav aria-label={texts.breadcrumbs.label} className={classes.trail}>
      <ol>
        <li>
          <Link to={home} aria-current={start ? 'page' : undefined}>
            {texts.breadcrumbs.home}
          </Link>
        </li>
        {!start &&
          trail.map(({ label, to }) => (
            <li key={to}>
              <Link to={placeOf(to)}>{label}</Link>
            </li>
          ))}
        {!start && screen.title && (
          <li aria-current="page">
            <span>{screen.title}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function trailIn(menu: MenuGroup[], pathname: string): Crumb[] {
  const above = entryAbove(menu, pathname);
  return above ? [{ label: above.label, to: above.to }] : [];
}
