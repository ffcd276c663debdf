// The clock and the time zone of the installation. Both come from the server: the browser's clock and zone may be wrong.
import { meta } from './meta';

/** What the server reports about the time zone, in the page and with each answer. */
interface ServerZones {
  /** Each zone with the first time that is shown in it, in milliseconds; null for the first zone. */
  zones: [zone: string, since: number | null][];
  /** The present zone in words: India Standard Time, GMT+5:30. */
  name: string;
  /** The zone has not been chosen yet. */
  isDefault: boolean;
}

/** The `Date` of an answer counts whole seconds, so that the two clocks may seem this many milliseconds apart. */
const TOLERATED = 2000;

const read = (text: string): ServerZones =>
  text ? (JSON.parse(text) as ServerZones) : { zones: [['UTC', null]], name: '', isDefault: false };

/** What the page reported at first, or an answer since. Read when a time is first shown. */
let known: { text: string; parsed: ServerZones } | undefined;
const current = () => {
  const text = known?.text ?? meta('time-zones');
  return (known ??= { text, parsed: read(text) });
};
/** How many milliseconds the server's clock is ahead of the browser's. */
let offset = 0;
const listeners = new Set<() => void>();

/** The time at which the server rendered the page, until React shows the same. */
let held: number | undefined;

/** Returns the present time on the server's clock, in milliseconds. */
export const serverNow = (): number => held ?? Date.now() + offset;

/** Stops the clock at a time, so that React shows the same ages as the server; without a time the clock goes on. */
export function holdServerTime(time: number | undefined): void {
  held = time;
}

/** Notes what the server's clock shows now, in milliseconds. */
export function noteServerTime(time: number): void {
  const difference = time - Date.now();
  offset = Math.abs(difference) > TOLERATED ? difference : 0;
}

/** Notes the zones that the server reports. */
export function noteZones(next: string): void {
  if (!next || next === known?.text) return;
  known = { text: next, parsed: read(next) };
  for (const listener of listeners) listener();
}

/** Notes the clock and the zones that come with an answer. */
export function noteAnswer({ headers }: Response): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) noteServerTime(date);
  noteZones(headers.get('X-Time-Zones') ?? '');
}

/** Returns the zone in which a time is shown, in milliseconds. */
export const zoneAt = (time: number): string =>
  current().parsed.zones.findLast(([, since]) => since === null || since <= time)?.[0] ?? 'UTC';

/** Returns the zone of the installation in words; '' on a page that shows no times. */
export const zoneName = (): string => current().parsed.name;
/** Returns the zone before the present one, and the first time that is shown in the present one; undefined if it is the first. */
export function zoneBefore(): { zone: string; until: number } | undefined {
  const { zones } = current().parsed;
  const at = zones.findLastIndex(([, since]) => since === null || since <= serverNow());
  const [before] = zones[at - 1] ?? [];
  const until = zones[at]?.[1];
  return before !== undefined && typeof until === 'number' ? { zone: before, until } : undefined;
}
/** Returns whether the zone of the installation has not been chosen. */
export const isDefaultZone = (): boolean => current().parsed.isDefault;
/** Returns a text that changes with the zones. */
export const zonesText = (): string => current().text;

export function onZones(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
