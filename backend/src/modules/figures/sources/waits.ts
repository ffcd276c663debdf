// How long decisions waited, counted so that the waits of days can be added and still have a median.
import type { Values } from './figure-source.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Waits are counted to the minute for two hours, to the hour for two days, and then to the day. */
const STEPS = [
  { until: 2 * HOUR, step: 1 },
  { until: 2 * DAY, step: HOUR },
  { until: Infinity, step: DAY },
];
const PREFIX = 'wait';

/** Whether a field counts waits. */
export const isWait = (field: string) => field.startsWith(PREFIX);

/** Returns the name of the field that counts waits of this many minutes. */
export function waitField(minutes: number): string {
  const step = STEPS.find(({ until }) => minutes < until)?.step ?? DAY;
  return `${PREFIX}${Math.floor(minutes / step) * step}`;
}

/** Returns the median of the counted waits in minutes, the lower one of two; null without waits. */
export function medianWait(values: Values): number | null {
  const counts = Object.entries(values)
    .filter(([field]) => isWait(field))
    .map(([field, count]) => ({ minutes: Number(field.slice(PREFIX.length)), count }))
    .toSorted((one, other) => one.minutes - other.minutes);
  const half = counts.reduce((sum, { count }) => sum + count, 0) / 2;
  let seen = 0;
  for (const { minutes, count } of counts) {
    seen += count;
    if (seen >= half) return minutes;
  }
  return null;
}
