import { Input } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../base/choice';
import { formatDays, formatNumber } from '../../lib/format';
import { DayRange } from './day-range';
import { faultOf, periodNames, type Days } from './period';
import classes from './period.module.css';
import { texts } from './period.texts';
import type { PeriodState } from './use-period';

/** Chooses the period of a screen. Shows the days of a named period; a custom period has a field for each day. */
export function PeriodPicker({ period }: { period: PeriodState }) {
  const { name, from, to, change } = period;
  return (
    <div className={classes.picker}>
      <Choice
        size="sm"
        fits
        aria-label={texts.label}
        data={periodNames.map((value) => ({ value, label: texts.names[value] }))}
        value={name}
        onChange={(chosen) => change({ period: chosen, from, to })}
      />
      {name === 'custom' ? (
        <CustomDays period={period} />
      ) : (
        <span className={classes.days}>{formatDays(from, to)}</span>
      )}
    </div>
  );
}

/** Keeps what is typed until it is a period that can be shown. */
function CustomDays({ period: { from, to, today, longest, change } }: { period: PeriodState }) {
  const [shown, setShown] = useState<Days>({ from, to });
  const [typed, setTyped] = useState<Partial<Days>>(shown);
  // Another period in the address, for example after Back, replaces what is being typed.
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to });
    setTyped({ from, to });
  }
  const fault = faultOf(typed, today, longest);
  function type(days: Partial<Days>) {
    const next = { ...typed, ...days };
    setTyped(next);
    if (!faultOf(next, today, longest)) change({ period: 'custom', ...next }, { replace: true });
  }
  return (
    <div className={classes.custom}>
      <DayRange value={typed} onChange={type} />
      {/* The range itself reports the wrong order. */}
      {fault && fault !== 'order' && (
        <Input.Error role="alert">
          {fault === 'long' ? texts.faults.long(formatNumber(longest)) : texts.faults[fault]}
        </Input.Error>
      )}
    </div>
  );
}
