// Converts calendar days to the UTC times that the database stores.
import { fieldError } from './errors.js';

/** The formats to keep: files may be asked for in any zone. */
const MOST_FORMATS = 50;
/** By time zone: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const DAY_MILLISECONDS = 86_400_000;
/** The starts of days that a calendar keeps: to find one takes longer than to add up a day. */
const MOST_STARTS = 4000;
/** Before every day of the calendar. */
const ALWAYS = '';

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
}

/** Returns how many milliseconds a zone is ahead of UTC at a time, which is given in milliseconds. */
export function offsetOf(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts = formatOf(timeZone).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return local - Math.floor(time / 1000) * 1000;
}

/** Returns the name under which the engine knows a zone: the same for all of its names. Throws for an unknown zone. */
const canonical = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** Returns whether two names mean the same zone, as Asia/Kolkata and Asia/Calcutta do. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || canonical(one) === canonical(other);

/** Returns the name of a zone in its usual spelling, or undefined for an unknown zone. */
export function namedZone(given: string): string | undefined {
  try {
    const known = canonical(given);
    return known.toLowerCase() === given.toLowerCase() ? known : given;
  } catch {
    return undefined;
  }
}

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Returns the day that the clocks of a zone show at this time. */
const shownDay = (time: number, zone: string) => textOf(time + offsetOf(time, zone));

/** Returns the first instant of a day in a zone. A day that the zone skips begins where the next one does. */
function startIn(day: string, zone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset at local midnight may differ from the offset at UTC midnight, so a second step corrects the first guess.
  const guess = utc - offsetOf(utc - offsetOf(utc, zone), zone);
  if (shownDay(guess, zone) === day && shownDay(guess - 1, zone) < day) return guess;
  // Clocks change at midnight: the day begins with the change.
  let [before, from] = [utc - DAY_MILLISECONDS, utc + DAY_MILLISECONDS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (shownDay(middle, zone) < day) before = middle;
    else from = middle;
  }
  return from;
}

/** The time zone from a day on; `''` means the day before all others. */
export interface ZoneFrom {
  from: string;
  zone: string;
}

/** A zone in which times are shown, and the first of these times. */
export interface ShownZone {
  since: number;
  zone: string;
}

/**
 * The days of an installation. A change of its time zone holds from a first day on, and earlier days keep their zone. The
 * day before a change ends where the first day in the new zone begins, so each instant belongs to exactly one day.
 */
export class Calendar {
  private readonly starts = new Map<string, number>();
  private shownZones?: readonly ShownZone[];

  /** `history` is in order and begins with the day `''`. */
  constructor(readonly history: readonly ZoneFrom[]) {}

  /** Returns the calendar of one zone. */
  static of(zone: string): Calendar {
    return new Calendar([{ from: ALWAYS, zone }]);
  }

  /** The latest zone. */
  get zone(): string {
    return this.history.at(-1)?.zone ?? 'UTC';
  }

  /** Returns the first instant of a day. */
  startOf(day: string): Date {
    return new Date(this.start(day));
  }

  /** Returns the day of an instant: `2026-01-31`. */
  dayOf(time: Date): string {
    const at = time.getTime();
    const rule = this.history.findLastIndex(({ from }) => from === ALWAYS || this.start(from) <= at);
    const shown = shownDay(at, this.history[rule]?.zone ?? 'UTC');
    const next = this.history[rule + 1];
    const day = next && shown >= next.from ? dayAfter(next.from, -1) : shown;
    // Clocks that go back over midnight show a day for a second time.
    if (at < this.start(day)) return dayAfter(day, -1);
    return at >= this.start(dayAfter(day)) ? dayAfter(day) : day;
  }

  /** The zones in which times are shown: on each day, a time shows the clock on which the time lies within that day. */
  get shown(): readonly ShownZone[] {
    return (this.shownZones ??= this.history.map(({ from, zone }, at) => {
      if (!at) return { since: -Infinity, zone };
      // The last day in the old zone is also shown in the new one, as far as both name it alike.
      const last = dayAfter(from, -1);
      const since = Math.max(this.start(last), startIn(last, zone));
      return { since: Math.min(since, this.start(from)), zone };
    }));
  }

  /** Returns the zone in which a time is shown, in milliseconds. */
  zoneAt(time: number): string {
    return this.shown.findLast(({ since }) => since <= time)?.zone ?? this.zone;
  }

  /**
   * Returns the calendar after a change of the zone at this moment. The new zone holds from the next day on, which may have
   * begun by its clocks. No day that has ended changes, and the present day keeps its beginning.
   */
  changed(zone: string, now: Date): Calendar {
    const today = this.dayOf(now);
    const unchanged = this.history.filter(({ from }) => from <= today);
    const present = unchanged.at(-1)?.zone;
    if (present && isSameZone(present, zone)) return new Calendar(unchanged);
    const begin = this.start(today);
    let from = dayAfter(today);
    while (startIn(from, zone) <= begin) from = dayAfter(from);
    return new Calendar([...unchanged, { from, zone }]);
  }

  private start(day: string): number {
    const known = this.starts.get(day);
    if (known !== undefined) return known;
    const rule = this.history.findLastIndex(({ from }) => from <= day);
    const later = this.history.slice(rule + 1);
    const found = Math.min(
      startIn(day, this.history[rule]?.zone ?? 'UTC'),
      ...later.map(({ from, zone }) => startIn(from, zone)),
    );
    if (this.starts.size >= MOST_STARTS) this.starts.clear();
    this.starts.set(day, found);
    return found;
  }
}

/**
 * Returns the range from the start of `from` to the end of `to`, both days included, or undefined when neither is
 * given. Fails on `from`, or the field `name`, when it is after `to`.
 */
export function between(
  from: string | undefined,
  to: string | undefined,
  calendar: Calendar,
  name = 'from',
): { $gte?: Date; $lt?: Date } | undefined {
  if (!from && !to) return undefined;
  if (from && to && from > to) throw fieldError(name, 'Must be on or before the last day');
  const next = to && dayAfter(to);
  return {
    ...(from ? { $gte: calendar.startOf(from) } : {}),
    ...(next ? { $lt: calendar.startOf(next) } : {}),
  };
}

/** Returns the day that comes this many days later, or earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  textOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS);

/** Returns a range that ends today at the latest: the clock of a client may be ahead. */
export const untilToday = ({ from, to }: { from: string; to: string }, today: string) => ({
  from: from < today ? from : today,
  to: to < today ? to : today,
});

/** Returns all days from `from` to `to`, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}
