import { MongoError } from '../errors/mongo-error.js';
import { required } from '../errors/required.js';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
        era: 'short',
      });
    } catch {
      throw new MongoError(40485, `unrecognized time zone identifier: "${zone}"`);
    }
    formats.set(zone, format);
  }
  return format;
}

/** Returns a zone's offset from UTC at a point in time, in ms. */
export function offsetAt(time: number, zone: string | undefined): number {
  if (!zone || zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => required(parts.get(type), type);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(time / 1000) * 1000;
}

/** Converts a point in time to the zone's local time, held in the UTC fields of the result. */
export function toLocal(date: Date, zone: string | undefined): Date {
  return new Date(date.getTime() + offsetAt(date.getTime(), zone));
}

const dayMs = 86_400_000;

/**
 * Converts local time, held in the UTC fields of `local`, to a point in time. A local time that the clocks skip is read
 * with the offset before the change: a skipped midnight is the first instant of its day. Of a local time that the clocks
 * show twice, the result is the first.
 */
export function fromLocal(local: Date, zone: string | undefined): Date {
  const time = local.getTime();
  const before = time - offsetAt(time - dayMs, zone);
  const after = time - offsetAt(time + dayMs, zone);
  const shows = (at: number) => at + offsetAt(at, zone) === time;
  return new Date(shows(before) || !shows(after) ? before : after);
}
