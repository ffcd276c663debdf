import type { Caller } from '../../core/caller.js';
import type { Session } from './session.schema.js';
import { lastUseOf } from './session-use.js';

/** The session fields that a request needs. */
export const ASKED_FIELDS = [
  ...([
    'role',
    'account',
    'code',
    'name',
    'passwordDue',
    'codeDue',
    'setUpDue',
    'provenAt',
    'proofUsedAt',
  ] as const),
  ...(['panel', 'viewedBy', 'revokedAt', 'expiresAt', 'createdAt', 'lastActiveAt'] as const),
] as const;

type Asked = Pick<Session, '_id' | (typeof ASKED_FIELDS)[number]>;

/** Returns the caller whose session this is, without the rights of an admin. */
export function callerIn(session: Asked): Caller {
  const { _id, account, role, code, name, panel, viewedBy } = session;
  const { passwordDue, codeDue, setUpDue, provenAt, proofUsedAt } = session;
  const ids = { id: account.toHexString(), sessionId: _id.toHexString() };
  const who = { role, code, name, ...ids, lastUse: lastUseOf(session), ...(panel && { panel }) };
  if (viewedBy) return { ...who, viewedBy: { ...viewedBy } };
  return {
    ...who,
    ...(passwordDue && { passwordDue }),
    ...(codeDue && { codeDue }),
    ...(setUpDue && { setUpDue }),
    ...(provenAt && { provenAt }),
    ...(proofUsedAt && { proofUsedAt }),
  };
}
