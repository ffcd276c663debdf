// Days as staff mean them: days of TIME_ZONE, while stored times are UTC.

/** Minutes that a zone is ahead of UTC at this moment. */
function offsetOf(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return (local - Math.floor(time / 60_000) * 60_000) / 60_000;
}

/** The moment at which a day (`2026-01-31`) begins in this zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight itself may differ from the one at UTC midnight: one more step finds it.
  const guess = utc - offsetOf(utc, timeZone) * 60_000;
  return new Date(utc - offsetOf(guess, timeZone) * 60_000);
}

/** From the begin of `from` to the end of `to`, both days included; undefined when neither is given. */
export function between(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): { $gte?: Date; $lt?: Date } | undefined {
  if (!from && !to) return undefined;
  const next = to && new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return {
    ...(from ? { $gte: startOfDay(from, timeZone) } : {}),
    ...(next ? { $lt: startOfDay(next, timeZone) } : {}),
  };
}
