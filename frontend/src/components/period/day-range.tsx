import { Input } from '@mantine/core';
import { useId } from 'react';
import { texts } from '../base/components.texts';
import classes from './day-range.module.css';

interface Days {
  from?: string;
  to?: string;
}

interface DayRangeProps {
  value: Days;
  onChange: (change: Days) => void;
}

/** The first and last day of a period, in the browser's date format. Shows an error if they are in the wrong order. */
export function DayRange({ value: { from, to }, onChange }: DayRangeProps) {
  const error = useId();
  const wrong = from !== undefined && to !== undefined && from > to;
  const state = { 'aria-invalid': wrong, 'aria-describedby': wrong ? error : undefined };
  return (
    <div role="group" aria-label={texts.filters.days} className={classes.range}>
      <div className={classes.days}>
        <Day label={texts.filters.from} value={from} {...state} onChange={(day) => onChange({ from: day })} />
        <Day label={texts.filters.to} value={to} {...state} onChange={(day) => onChange({ to: day })} />
      </div>
      {wrong && (
        <Input.Error id={error} role="alert">
          {texts.filters.wrongOrder}
        </Input.Error>
      )}
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  onChange: (day: string) => void;
}

const Day = ({ label, value = '', onChange, ...state }: DayProps) => (
  <label className={classes.day}>
    {label}
    <input
      type="date"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...state}
    />
  </label>
);
