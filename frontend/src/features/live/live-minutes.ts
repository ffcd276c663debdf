import type { LiveSession } from '../../api/live.gen';

const minute = 60_000;

/**
 * Returns the whole minutes since a session began. The server's count at the time of the answer corrects a wrong clock
 * of the viewer.
 */
export function liveMinutes(session: LiveSession, answeredAt: number, now: number): number {
  const began = new Date(session.createdAt).getTime();
  const since = (time: number) => Math.floor((time - began) / minute);
  return session.totalTimeInMinutes + since(now) - since(answeredAt);
}
