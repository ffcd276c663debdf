import { serverNow } from '../../lib/server-time';

/** After a week, a request that waits is marked. */
const OLD_MILLISECONDS = 7 * 86_400_000;

/** Returns whether a request of this ISO time has waited for a week or longer. */
export const hasWaitedLong = (at: string, now = serverNow()): boolean =>
  now - new Date(at).getTime() >= OLD_MILLISECONDS;
