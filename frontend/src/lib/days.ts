// Calendar days as texts: 2026-01-31. They compare in order, and no time zone shifts them.

const DAY = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether a text names a day of the calendar. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && dayAfter(text, 0) === text;

/** Returns the day that comes this many days later, or earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(timeOf(day) + days * DAY).toISOString().slice(0, 10);

/** Returns how many days a range has, both ends included. */
export const daysIn = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY + 1;

/** Returns the month of a day: 2026-01. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the month that comes this many months later, or earlier for a negative number. */
export function monthAfter(month: string, months = 1): string {
  const date = new Date(timeOf(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

export const firstOf = (month: string): string => `${month}-01`;
export const lastOf = (month: string): string => dayAfter(firstOf(monthAfter(month)), -1);

/** Returns the position of a day in its week, which begins on Monday: 0 to 6. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;
