import { useSearchParams } from 'react-router-dom';
import type { AuditRole } from '../../api/audit.gen';
import { ChoiceFilter } from '../../components/filters/choice-filter';
import { DayRange } from '../../components/filters/day-range';
import { FilterBar } from '../../components/filters/filter-bar';
import { texts as history } from '../../components/record-history/history.texts';
import { isDay, oneOf, useFilters } from '../../lib/use-filters';
import classes from './audit.module.css';
import { texts } from './audit.texts';

const { filters: label } = texts;
const short = (value: string) => value.length <= 100;

const accepts = {
  role: oneOf(texts.roles),
  kind: (value: string) => value.length <= 60,
  action: (value: string) => value.length <= 60,
  actor: (value: string) => /^[0-9a-f]{24}$/i.test(value),
  target: short,
  requestId: short,
  from: isDay,
  to: isDay,
};

export interface AuditFilters {
  role?: AuditRole;
  kind?: string;
  action?: string;
  actor?: string;
  target?: string;
  requestId?: string;
  from?: string;
  to?: string;
}

export function useAuditFilters() {
  const filters = useFilters(accepts);
  const setParams = useSearchParams()[1];
  return {
    ...filters,
    /** Sets these filters and clears all others. */
    show: (chosen: AuditFilters) => setParams({ ...chosen }),
  };
}

const nameOf = (action: string) => {
  const [kind = action] = action.split('.');
  return label.actionOf(history.kindOf(kind), history.actionOf(action));
};
const actions = Object.fromEntries(history.actions.map((action) => [action, nameOf(action)]));
/** Adds an action that a row or the address names but that the filter does not offer otherwise. */
const actionsWith = (action: string | undefined) =>
  action && !(action in actions) ? { [action]: nameOf(action), ...actions } : actions;

export function AuditFilterBar({ filters }: { filters: ReturnType<typeof useAuditFilters> }) {
  const { values, filtered, change, clear } = filters;
  return (
    <FilterBar filtered={filtered} onClear={clear}>
      <ChoiceFilter
        label={label.role}
        all={label.allRoles}
        choices={texts.roles}
        value={values.role}
        onChange={(role) => change({ role })}
      />
      <ChoiceFilter
        label={label.kind}
        all={label.allKinds}
        choices={history.kinds}
        value={values.kind}
        // A record belongs to one kind, so the record filter is cleared.
        onChange={(kind) => change({ kind, target: '' })}
      />
      <ChoiceFilter
        label={label.action}
        all={label.allActions}
        choices={actionsWith(values.action)}
        value={values.action}
        onChange={(action) => change({ action })}
      />
      <DayRange value={values} onChange={change} />
      {values.actor && <span className={classes.only}>{label.only.actor}</span>}
      {values.target && <span className={classes.only}>{label.only.target}</span>}
      {values.requestId && <span className={classes.only}>{label.only.requestId}</span>}
    </FilterBar>
  );
}
