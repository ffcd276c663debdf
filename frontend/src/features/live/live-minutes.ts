import type { LiveSession } from '../../api/live.gen';

const minute = 60_000;

/**
 * Whole minutes since a session began, now. The server's count at the time of the answer corrects a viewer's clock that goes
 * wrong.
 */
export function liveMinutes(session: LiveSession, answeredAt: number, now: number): number {
  const began = new Date(session.createdAt).getTime();
  const since = (time: number) => Math.floor((time - began) / minute);
  return session.totalTimeInMinutes + since(now) - since(answeredAt);
}
