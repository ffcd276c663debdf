import { Link } from 'react-router-dom';
import classes from './breadcrumbs.module.css';
import { texts } from './components.texts';

export interface Crumb {
  label: string;
  to: string;
}

/** The way from the dashboard to this screen; `here` is what the screen is called. */
export function Breadcrumbs({ home, trail = [], here }: { home: string; trail?: Crumb[]; here: string }) {
  return (
    <nav aria-label={texts.breadcrumbs.label} className={classes.trail}>
      <ol>
        {[{ label: texts.breadcrumbs.home, to: home }, ...trail].map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
