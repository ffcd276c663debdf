import { TextInput } from '@mantine/core';
import { texts } from '../components.texts';
import classes from './filters.module.css';

interface Days {
  from?: string;
  to?: string;
}

interface DayRangeProps {
  value: Days;
  onChange: (change: Days) => void;
}

/** Two days, neither of which can be chosen past the other. */
export const DayRange = ({ value: { from, to }, onChange }: DayRangeProps) => (
  <>
    <Day label={texts.filters.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
    <Day label={texts.filters.to} value={to} min={from} onChange={(day) => onChange({ to: day })} />
  </>
);

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

const Day = ({ label, value = '', min, max, onChange }: DayProps) => (
  <label className={classes.day}>
    {label}
    <TextInput
      type="date"
      size="sm"
      value={value}
      min={min}
      max={max}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);
