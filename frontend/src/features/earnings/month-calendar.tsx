import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconDiamond, IconMinus } from '@tabler/icons-react';
import type { EarningsDay } from '../../api/earnings.gen';
import { dayAfter, firstOf, lastOf, monthOf, weekdayOf } from '../../lib/days';
import { formatCompact, formatDay, formatMonth, formatNumber } from '../../lib/format';
import classes from './calendar.module.css';
import { texts } from './earnings.texts';

const { month: words } = texts;

/** Returns the weeks of a month, from Monday to Sunday; undefined represents days of other months. */
function weeksOf(month: string): (string | undefined)[][] {
  const weeks: (string | undefined)[][] = [];
  const first = firstOf(month);
  for (let day = dayAfter(first, -weekdayOf(first)); day <= lastOf(month); day = dayAfter(day, 7))
    weeks.push(
      words.weekdays
        .map((_, at) => dayAfter(day, at))
        .map((one) => (monthOf(one) === month ? one : undefined)),
    );
  return weeks;
}

interface MonthCalendarProps {
  month: string;
  today: string;
  /** The days with sessions. */
  days: readonly EarningsDay[];
}

/** The days of a month as a table with a column for each weekday. */
export function MonthCalendar({ month, today, days }: MonthCalendarProps) {
  const known = new Map(days.map((day) => [day.day, day]));
  return (
    <>
      <table className={classes.calendar}>
        <caption>
          <VisuallyHidden>{words.table(formatMonth(month))}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden>{name.slice(0, 3)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, at) =>
                day ? (
                  <Day key={day} day={day} figures={known.get(day)} today={today} />
                ) : (
                  <td key={at} className={classes.other} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.legend} aria-hidden>
        <li data-state="valid">
          <IconCheck size={13} />
          {words.valid}
        </li>
        <li data-state="short">
          <IconMinus size={13} />
          {words.short}
        </li>
        <li data-state="none">{words.none}</li>
        <li className={classes.narrow}>{words.narrow}</li>
      </ul>
    </>
  );
}

interface DayProps {
  day: string;
  figures: EarningsDay | undefined;
  today: string;
}

function Day({ day, figures, today }: DayProps) {
  const state = figures ? (figures.valid ? 'valid' : 'short') : day <= today ? 'none' : 'future';
  return (
    <td className={classes.day} data-state={state} aria-current={day === today ? 'date' : undefined}>
      <div className={classes.number}>
        <time dateTime={day} title={formatDay(day)}>
          {Number(day.slice(8))}
        </time>
        {state === 'valid' && <IconCheck size={14} aria-hidden className={classes.check} />}
        {state === 'short' && <IconMinus size={14} aria-hidden />}
      </div>
      {figures && (
        <div aria-hidden className={classes.figures}>
          <span>
            {formatNumber(figures.minutes)}
            <span className={classes.unit}> {words.min}</span>
          </span>
          <span className={classes.diamonds}>
            <IconDiamond size={12} className={classes.unit} />
            {formatCompact(figures.diamonds)}
          </span>
        </div>
      )}
      <VisuallyHidden>
        {figures && `${words.day(formatNumber(figures.minutes), formatNumber(figures.diamonds))}, `}
        {state !== 'future' && words[state]}
      </VisuallyHidden>
    </td>
  );
}
