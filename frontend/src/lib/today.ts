import { meta } from './brand';

/** The time zone whose days the product counts: TIME_ZONE of the server, which writes it into the page's head. */
const timeZone = meta('time-zone') || 'UTC';

/** Orders year, month and day as in 2026-01-31. */
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Returns the day of the product's time zone: 2026-01-31. */
export const today = (now = new Date()): string => days.format(now);
