import { serverNow } from '../../lib/server-time';
import { texts } from './jobs.texts';

const { duration: text } = texts;

/** Returns how long a job took, or has taken so far, in its two largest units. */
export function durationOf(startedAt: string | null, endedAt: string | null, now = serverNow()): string {
  if (startedAt === null) return texts.notBegun;
  const end = endedAt === null ? now : Date.parse(endedAt);
  const seconds = Math.max(0, Math.round((end - Date.parse(startedAt)) / 1000));
  if (seconds < 60) return text.seconds(seconds);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? text.minutes(minutes, seconds % 60)
    : text.hours(Math.floor(minutes / 60), minutes % 60);
}
