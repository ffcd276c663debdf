import cell from '../base/cell.module.css';
import { Clip } from '../base/clip';
import { texts } from '../base/components.texts';
import { ScreenLink } from '../base/rights/screen-link';
import { Marks, type Mark } from './marks';
import classes from './row-name.module.css';

interface RowNameProps {
  name: string;
  /** The address of the record; without it the name is not a link. */
  to: string | undefined;
  /** Why a bulk decision left the record out. */
  skipped: string | undefined;
  marks?: Mark[];
}

/** The name of a record in a row of a decision queue. */
export const RowName = ({ name, to, skipped, marks = [] }: RowNameProps) => (
  <div className={cell.names}>
    {to ? (
      <ScreenLink to={to} className={classes.name}>
        <Clip>{name}</Clip>
      </ScreenLink>
    ) : (
      <Clip className={classes.name}>{name}</Clip>
    )}
    <Marks marks={marks} />
    {skipped && <span className={classes.skipped}>{texts.queue.skipped(skipped)}</span>}
  </div>
);
