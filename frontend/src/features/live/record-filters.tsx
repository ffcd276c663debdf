import { TextInput } from '@mantine/core';
import { agencyCodeLimit } from '../../lib/shared-limits.gen';
import { ChoiceFilter } from '../../components/filters/choice-filter';
import { DayRange } from '../../components/filters/day-range';
import { FilterBar } from '../../components/filters/filter-bar';
import { isDay, oneOf, useFilters } from '../../lib/use-filters';
import { useTypedText } from '../../lib/use-typed-text';
import { texts } from './live.texts';

const { filters: label, states } = texts.record;
const longestCode = agencyCodeLimit.maxLength;

const accepts = {
  from: isDay,
  to: isDay,
  agencyCode: (value: string) => value.length <= longestCode,
  status: oneOf(states),
};

export interface RecordFilter {
  from?: string;
  to?: string;
  agencyCode?: string;
  status?: keyof typeof states;
}

export const useRecordFilters = () => useFilters(accepts);

interface RecordFiltersProps {
  filters: ReturnType<typeof useRecordFilters>;
  /** Whether the reader has more than one agency to choose from. */
  withAgency?: boolean;
}

export function RecordFilters({ filters, withAgency = false }: RecordFiltersProps) {
  const { values, filtered, change, clear } = filters;
  return (
    <FilterBar filtered={filtered} onClear={clear}>
      <DayRange value={values} onChange={change} />
      {withAgency && (
        <AgencyFilter value={values.agencyCode ?? ''} onChange={(agencyCode) => change({ agencyCode })} />
      )}
      <ChoiceFilter
        label={label.status}
        all={label.all}
        choices={states}
        value={values.status}
        onChange={(status) => change({ status })}
      />
    </FilterBar>
  );
}

/** Filters by agency code when the typing pauses. */
function AgencyFilter({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { typed, type } = useTypedText(value, onChange);
  return (
    <TextInput
      size="sm"
      w={130}
      aria-label={label.agency}
      placeholder={label.agency}
      maxLength={longestCode}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
