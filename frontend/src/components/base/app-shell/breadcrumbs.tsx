import { Link } from 'react-router-dom';
import { placeOf } from '../../../lib/list-places';
import { samePath } from '../../../lib/panels';
import { openScreen, subscribeScreen, type Crumb } from '../../../lib/screen';
import { texts } from '../components.texts';
import classes from './breadcrumbs.module.css';
import { entryAt, screenAbove, screenAt, type ScreenGroup } from './screens';
import { useExternal } from '../../../lib/use-external';

interface BreadcrumbsProps {
  /** The address of the panel's dashboard. */
  home: string;
  screens: readonly ScreenGroup[];
  /** The address of the open screen. */
  pathname: string;
}

/** Links from the dashboard to the open screen. The link to a list keeps the list's page, search and order. */
export function Breadcrumbs({ home, screens, pathname }: BreadcrumbsProps) {
  const screen = useExternal(subscribeScreen, openScreen);
  const start = samePath(pathname, home);
  // Until the screen sets its title, the label from the table of screens is shown.
  const title = screen.title ?? screenAt(screens, pathname)?.label;
  const trail = [...indexIn(screens, pathname), ...(screen.trail ?? trailIn(screens, pathname))];
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
        {!start && title && (
          <li aria-current="page">
            <span>{title}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function trailIn(screens: readonly ScreenGroup[], pathname: string): Crumb[] {
  const above = screenAbove(screens, pathname);
  return above ? [{ label: above.label, to: above.path }] : [];
}

/** Returns the screen that links to the screens of this menu entry, unless it is open. */
function indexIn(screens: readonly ScreenGroup[], pathname: string): Crumb[] {
  const { index, label = '', screens: [first] = [] } = entryAt(screens, pathname) ?? {};
  return index && first && !samePath(first.path, pathname) ? [{ label, to: first.path }] : [];
}
