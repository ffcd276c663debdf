import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { isDay, useFilters } from '../../lib/use-filters';
import classes from './live.module.css';
import { texts } from './live.texts';

const { filters: label, states } = texts.record;
const pause = 300;

const accepts = {
  from: isDay,
  to: isDay,
  agencyCode: (value: string) => value.length <= 30,
  status: (value: string) => value in states,
};

export interface RecordFilter {
  from?: string;
  to?: string;
  agencyCode?: string;
  status?: keyof typeof states;
}

export function useRecordFilters() {
  const filters = useFilters(accepts);
  return { ...filters, values: filters.values as RecordFilter };
}

interface RecordFiltersProps {
  filters: ReturnType<typeof useRecordFilters>;
  /** Whether there is more than one agency to choose from. */
  withAgency?: boolean;
}

export function RecordFilters({ filters, withAgency = false }: RecordFiltersProps) {
  const { values, filtered, change, clear } = filters;
  return (
    <div className={classes.filters}>
      <label className={classes.filter}>
        {label.from}
        <TextInput
          type="date"
          size="sm"
          value={values.from ?? ''}
          max={values.to}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
      </label>
      <label className={classes.filter}>
        {label.to}
        <TextInput
          type="date"
          size="sm"
          value={values.to ?? ''}
          min={values.from}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
      </label>
      {withAgency && (
        <AgencyFilter
          key={values.agencyCode ?? ''}
          value={values.agencyCode ?? ''}
          onChange={(agencyCode) => change({ agencyCode })}
        />
      )}
      <NativeSelect
        size="sm"
        aria-label={label.status}
        data={[
          { value: '', label: label.all },
          ...Object.entries(states).map(([value, text]) => ({ value, label: text })),
        ]}
        value={values.status ?? ''}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
      />
      {filtered && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
          {label.clear}
        </Button>
      )}
    </div>
  );
}

/** Filters once the typing pauses. */
function AgencyFilter({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settle = useDebouncedCallback(onChange, pause);
  return (
    <TextInput
      size="sm"
      w={130}
      aria-label={label.agency}
      placeholder={label.agency}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        settle(currentTarget.value.trim());
      }}
    />
  );
}
