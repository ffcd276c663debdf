import { BusyButton } from '../../../busy-button';
import type { RowAction } from '../../list.types';
import { RowActions } from '../../row-actions';
import classes from './details.module.css';

interface DetailsActionsProps {
  actions: readonly RowAction[];
  /** The address of the record's page, which has a link of its own. */
  page: string | undefined;
  label: string;
}

/** The actions of the row: decisions as buttons of their own, the others as in the row. */
export function DetailsActions({ actions, page, label }: DetailsActionsProps) {
  const decisions = actions.filter(({ key, onClick }) => key && onClick);
  const others = actions.filter(
    (action) => !decisions.includes(action) && (!action.to || action.to !== page),
  );
  if (!decisions.length && !others.length) return null;
  return (
    <div className={classes.foot}>
      {decisions.map(({ label: text, key, danger, busy, onClick }) => (
        <BusyButton
          key={key}
          size="sm"
          variant={danger ? 'light' : 'filled'}
          {...(danger && { color: 'red' })}
          aria-keyshortcuts={key}
          loading={busy === true}
          onClick={onClick}
        >
          {text}
        </BusyButton>
      ))}
      {others.length > 0 && <RowActions actions={others} name={label} />}
    </div>
  );
}
