import { Link, useLocation } from 'react-router-dom';
import type { ListViewDto } from '../../../api/lists.gen';
import { listLink } from '../../../lib/list-views';
import { samePath } from '../../../lib/panels';
import classes from './nav.module.css';

/** The most views of a list in the menu. The View button of the list offers all of them. */
const MAX_VIEWS = 5;

interface NavViewsProps {
  path: string;
  list: string;
  views: readonly ListViewDto[] | undefined;
  onNavigate?: (() => void) | undefined;
}

/** The views of a list, below its menu entry: own ones first. */
export function NavViews({ path, list, views = [], onNavigate }: NavViewsProps) {
  const { pathname, search } = useLocation();
  const offered = views
    .filter((view) => view.list === list)
    .sort((one, other) => Number(other.own) - Number(one.own) || one.name.localeCompare(other.name))
    .slice(0, MAX_VIEWS);
  if (!offered.length) return null;
  const open = samePath(path, pathname) ? new URLSearchParams(search).get('view') : null;
  return (
    <ul className={classes.views}>
      {offered.map((view) => (
        <li key={view._id}>
          <Link
            to={listLink(path, undefined, view)}
            className={classes.view}
            aria-current={view._id === open ? 'true' : undefined}
            title={view.name}
            onClick={onNavigate}
          >
            <span className={classes.label}>{view.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
