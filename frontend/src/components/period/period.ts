import { dayAfter, daysIn, firstOf, isCalendarDay, lastOf, monthAfter, monthOf } from '../../lib/days';

/** The periods to choose from: the last 7, 30 or 90 days with today, this month, last month, days of one's own. */
export const periodNames = ['7', '30', '90', 'month', 'last', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days of a period, both included. */
export interface Days {
  from: string;
  to: string;
}

/** What is chosen, as in the address. Only a custom period names its days. */
export interface PeriodChoice extends Partial<Days> {
  period: PeriodName;
}

export interface Period extends Days {
  name: PeriodName;
}

const STANDARD = '30';

/** Why a custom period cannot be shown; undefined if it can. `longest` is a number of days. */
export function faultOf(
  { from, to }: Partial<Days>,
  today: string,
  longest: number,
): 'incomplete' | 'order' | 'future' | 'long' | undefined {
  if (!from || !to || !isCalendarDay(from) || !isCalendarDay(to)) return 'incomplete';
  if (from > to) return 'order';
  if (to > today) return 'future';
  return daysIn(from, to) > longest ? 'long' : undefined;
}

/** Returns the days of a choice. A custom period that cannot be shown counts as the last 30 days. */
export function periodOf(choice: PeriodChoice, today: string, longest = 366): Period {
  const { period: name, from, to } = choice;
  if (name === 'month') return { name, from: firstOf(monthOf(today)), to: today };
  if (name === 'last') {
    const month = monthAfter(monthOf(today), -1);
    return { name, from: firstOf(month), to: lastOf(month) };
  }
  if (name !== 'custom') return { name, from: dayAfter(today, 1 - Number(name)), to: today };
  if (from && to && !faultOf({ from, to }, today, longest)) return { name, from, to };
  return periodOf({ period: STANDARD }, today);
}

/** Reads the choice from the address. An unknown period counts as the last 30 days. */
export function readPeriod(params: URLSearchParams): PeriodChoice {
  const period = periodNames.find((name) => name === params.get('period')) ?? STANDARD;
  if (period !== 'custom') return { period };
  return { period, from: params.get('from') ?? '', to: params.get('to') ?? '' };
}

/** Returns the address with this choice, on its first page. The standard period is left out. */
export function writePeriod(current: URLSearchParams, { period, from, to }: PeriodChoice): URLSearchParams {
  const params = new URLSearchParams(current);
  const days = period === 'custom' ? { from, to } : {};
  const values = {
    from: undefined,
    to: undefined,
    period: period === STANDARD ? undefined : period,
    ...days,
  };
  params.delete('page');
  for (const [name, value] of Object.entries(values))
    if (value) params.set(name, value);
    else params.delete(name);
  return params;
}
