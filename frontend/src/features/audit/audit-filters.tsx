import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { AuditRole } from '../../api/audit.gen';
import { texts as history } from '../../components/record-history/history.texts';
import { isDay, useFilters } from '../../lib/use-filters';
import classes from './audit.module.css';
import { texts } from './audit.texts';

const { filters: label } = texts;
const short = (value: string) => value.length <= 100;

const accepts = {
  role: (value: string) => value in texts.roles,
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
    values: filters.values as AuditFilters,
    /** These filters and no others. */
    show: (chosen: AuditFilters) => setParams({ ...chosen }),
  };
}

const roles = [
  { value: '', label: label.allRoles },
  ...Object.entries(texts.roles).map(([value, text]) => ({ value, label: text })),
];
const kinds = [
  { value: '', label: label.allKinds },
  ...Object.entries(history.kinds).map(([value, text]) => ({ value, label: text })),
];

export function AuditFilterBar({ filters }: { filters: ReturnType<typeof useAuditFilters> }) {
  const { values, filtered, change, clear } = filters;
  return (
    <div className={classes.filters}>
      <NativeSelect
        size="sm"
        aria-label={label.role}
        data={roles}
        value={values.role ?? ''}
        onChange={({ currentTarget }) => change({ role: currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={label.kind}
        data={kinds}
        value={values.kind ?? ''}
        // An action belongs to a kind, and so does a record.
        onChange={({ currentTarget }) => change({ kind: currentTarget.value, action: '', target: '' })}
      />
      <Day name={label.from} value={values.from} max={values.to} onChange={(from) => change({ from })} />
      <Day name={label.to} value={values.to} min={values.from} onChange={(to) => change({ to })} />
      {values.actor && <span className={classes.only}>{label.only.actor}</span>}
      {values.target && <span className={classes.only}>{label.only.target}</span>}
      {values.action && (
        <span className={classes.only}>{label.only.action(history.actionOf(values.action))}</span>
      )}
      {values.requestId && <span className={classes.only}>{label.only.requestId}</span>}
      {filtered && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
          {label.clear}
        </Button>
      )}
    </div>
  );
}

interface DayProps {
  name: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}
const Day = ({ name, value, onChange, ...limits }: DayProps) => (
  <label className={classes.filter}>
    {name}
    <TextInput
      type="date"
      size="sm"
      value={value ?? ''}
      {...limits}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);
