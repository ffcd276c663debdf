import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { MovementKind } from '../../api/ledger.gen';
import { isDay, useFilters } from '../../lib/use-filters';
import classes from './ledger.module.css';
import { texts } from './ledger.texts';

const { filters: label } = texts.statement;

const accepts = { from: isDay, to: isDay, kind: (value: string) => value in texts.kinds };

export interface StatementFilter {
  kind?: MovementKind;
  from?: string;
  to?: string;
}

/** The days of the viewer, as the times in the rows are the viewer's. */
const beginOf = (day: string, plus = 0) => {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + plus);
  return at.toISOString();
};

export function useStatementFilters() {
  const filters = useFilters(accepts);
  const { from, to, kind } = filters.values;
  const arg: StatementFilter = {
    ...(kind && { kind: kind as MovementKind }),
    ...(from && { from: beginOf(from) }),
    ...(to && { to: beginOf(to, 1) }),
  };
  return { ...filters, arg };
}

export function StatementFilters({ filters }: { filters: ReturnType<typeof useStatementFilters> }) {
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
      <NativeSelect
        size="sm"
        aria-label={label.kind}
        data={[
          { value: '', label: label.all },
          ...Object.entries(texts.kinds).map(([value, text]) => ({ value, label: text })),
        ]}
        value={values.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
      />
      {filtered && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
          {label.clear}
        </Button>
      )}
    </div>
  );
}
