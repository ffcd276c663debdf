import type { MovementKind } from '../../api/ledger.gen';
import { ChoiceFilter } from '../../components/filters/choice-filter';
import { DayRange } from '../../components/filters/day-range';
import { FilterBar } from '../../components/filters/filter-bar';
import { isDay, oneOf, useFilters } from '../../lib/use-filters';
import { texts } from './ledger.texts';

const { filters: label } = texts.statement;

const accepts = { from: isDay, to: isDay, kind: oneOf(texts.kinds) };

export interface StatementFilter {
  kind?: MovementKind;
  from?: string;
  to?: string;
}

/** Returns the start of a day in the viewer's time zone, as the times in the rows are local too. */
const beginOf = (day: string, plus = 0) => {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + plus);
  return at.toISOString();
};

export function useStatementFilters() {
  const filters = useFilters(accepts);
  const { from, to, kind } = filters.values;
  const arg: StatementFilter = {
    ...(kind && { kind }),
    ...(from && { from: beginOf(from) }),
    ...(to && { to: beginOf(to, 1) }),
  };
  return { ...filters, arg };
}

export function StatementFilters({ filters }: { filters: ReturnType<typeof useStatementFilters> }) {
  const { values, filtered, change, clear } = filters;
  return (
    <FilterBar filtered={filtered} onClear={clear}>
      <DayRange value={values} onChange={change} />
      <ChoiceFilter
        label={label.kind}
        all={label.all}
        choices={texts.kinds}
        value={values.kind}
        onChange={(kind) => change({ kind })}
      />
    </FilterBar>
  );
}
