import { Link } from 'react-router-dom';
import { brand } from '../../../lib/brand';
import type { Panel } from '../../../lib/panels';
import { Mark } from '../mark';
import classes from './app-shell.module.css';

/** The operator's logo and name with the name of the panel: a link to its dashboard. */
export function PanelLink({ panel }: { panel: Panel }) {
  return (
    <Link to={panel.dashboard} className={classes.brand}>
      <Mark size={28} />
      <span className={classes.names}>
        <strong>{brand.name}</strong>
        <span className={classes.panel}>{panel.name}</span>
      </span>
    </Link>
  );
}
