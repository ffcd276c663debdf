import { type Calendar, dayAfter } from '../../core/days.js';

/** Returns the expression of a pipeline that gives the day of a stored time, such as `$createdAt`: `2026-01-31`. */
export function dayExpression(calendar: Calendar, date: string): object {
  const { history } = calendar;
  return history.reduce<object>((before, { from, zone: timezone }, at) => {
    const shown = { $dateToString: { date, format: '%Y-%m-%d', timezone } };
    const next = history[at + 1];
    // The day before a change lasts until the first day in the new zone begins.
    const day = next ? { $min: [shown, dayAfter(next.from, -1)] } : shown;
    return at ? { $cond: [{ $gte: [date, calendar.startOf(from)] }, day, before] } : day;
  }, {});
}
