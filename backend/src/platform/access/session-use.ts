// When a panel session was last used, and whether its idle time has passed (docs/rules/sign-in.md).
import type { Session } from './session.schema.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The stored last use may be this many milliseconds older than the real one, so that few requests write. */
const STORED_EVERY = MINUTE;

/** Returns the last use of a session that is stored: a use, a proof of its owner, or the sign-in. */
export const lastUseOf = ({
  createdAt,
  provenAt,
  lastActiveAt,
}: Pick<Session, 'createdAt' | 'provenAt' | 'lastActiveAt'>): Date =>
  new Date(Math.max(...[createdAt, provenAt, lastActiveAt].map((date) => date?.getTime() ?? 0)));

interface Asked {
  /** The last use that is stored. */
  lastUse: Date;
  /** The seconds since the last use, as the panel says; undefined: it says nothing. */
  idleSeconds: number | undefined;
  /** The idle time. */
  idleMinutes: number;
  now: Date;
}

/**
 * Returns the last use that is due to be stored, undefined when the stored one is good enough, or 'over' when the idle
 * time has passed. A panel that says nothing has no new use. What a panel says does not bring a session back whose
 * stored use is too old: a laptop that was closed says 0 seconds as soon as a person touches it.
 */
export function useOf({ lastUse, idleSeconds, idleMinutes, now }: Asked): 'over' | Date | undefined {
  const stored = lastUse.getTime();
  const reported = idleSeconds === undefined ? stored : now.getTime() - idleSeconds * SECOND;
  const last = Math.max(stored, reported);
  const limit = idleMinutes * MINUTE;
  if (now.getTime() - last >= limit || now.getTime() - stored >= limit + STORED_EVERY) return 'over';
  return last - stored >= STORED_EVERY ? new Date(last) : undefined;
}
