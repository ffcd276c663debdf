import { inServerWords } from './server-words';
import { serverNow, zoneAt } from './server-time';

/** By zone. Orders year, month and day as in 2026-01-31. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** Returns the day of the installation at a time in milliseconds: 2026-01-31. */
export const dayAt = (time: number): string =>
  inServerWords('dayAt', time, () => formatOf(zoneAt(time)).format(time));

/** Returns the present day of the installation. */
export const today = (): string => dayAt(serverNow());
