import { type Calendar, offsetOf } from '../../core/days.js';

/** Zones change their offset only at quarters of an hour. */
const QUARTER_MILLISECONDS = 900_000;
const MINUTE_MILLISECONDS = 60_000;
/** The offsets to keep: about a year of quarters. */
const MOST_CACHED = 40_000;

/** Writes times in the zones of a calendar. Keeps the offsets, because finding one takes longer than writing a row. */
export class LocalTimes {
  private readonly offsets = new Map<number, number>();

  constructor(private readonly calendar: Calendar) {}

  /** Returns a time whose UTC parts are the local parts of `time`, for formats without a zone. */
  local(time: Date): Date {
    return new Date(time.getTime() + this.offset(time) * MINUTE_MILLISECONDS);
  }

  /** Returns ISO text with the offset of the zone: `2026-01-31T17:30:00+05:30`. */
  iso(time: Date): string {
    const offset = this.offset(time);
    const pad = (value: number) => String(value).padStart(2, '0');
    const minutes = Math.abs(offset);
    const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    return `${this.local(time).toISOString().slice(0, 19)}${zone}`;
  }

  private offset(time: Date): number {
    const quarter = Math.floor(time.getTime() / QUARTER_MILLISECONDS);
    const cached = this.offsets.get(quarter);
    if (cached !== undefined) return cached;
    const begin = quarter * QUARTER_MILLISECONDS;
    const found = offsetOf(begin, this.calendar.zoneAt(begin)) / MINUTE_MILLISECONDS;
    if (this.offsets.size >= MOST_CACHED) this.offsets.clear();
    this.offsets.set(quarter, found);
    return found;
  }
}
