import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Right } from './rights.js';
import type { Role } from './roles.js';

/** The authenticated caller. The guard builds it from a live session, never from claims of the request. */
export interface Caller {
  role: Role;
  /** _id of the staff account or user. */
  id: string;
  /** Staff code (BD######, AA######, AG######, coin@######); empty for the admin and users. */
  code: string;
  sessionId: string;
  /** The session was opened by a panel. */
  panel?: true;
  /**
   * Set when another person set the password of a staff account. Until the owner changes it, the guard rejects every
   * other call.
   */
  passwordDue?: true;
  /** Set when the account has a second factor that this session has not shown: the session is half open. */
  codeDue?: true;
  /** Set with `codeDue` when the account has no second factor, and must set one up. */
  setUpDue?: true;
  /** When the session last proved whose it is: by its sign-in, or by POST auth/proof. */
  provenAt?: Date;
  /** The last sensitive call that the proof allowed. */
  proofUsedAt?: Date;
  /** Notes that the proof allows a sensitive call, which prolongs it. Set for sessions that owe proofs. */
  useProof?: () => Promise<void>;
  /** The last proof is too old for sensitive calls of this session. */
  proofDue?: true;
  /** Set in a view: an Owner looks at the panel of this account, from this session. Such a caller changes nothing. */
  viewedBy?: { id: string; name: string; session: string };
  /** Set when another admin may still know the password of this admin: the account may be in that admin's hands. */
  passwordBy?: { id: string; name: string };
  /** What an admin may do. Read with the session at each request, and at each portion of a batch; undefined for other roles and in
   * other background jobs. */
  rights?: ReadonlySet<Right>;
  /**
   * Set when panel sessions of this admin end after so many minutes without use: the shortest of the admin's sets. In a
   * view, those of the Owner.
   */
  idleMinutes?: number | undefined;
  /** The last use of the session that is stored. */
  lastUse?: Date;
  /** Shown in audit records. */
  name: string;
}

/** Parameter decorator: injects the caller of an endpoint that is not public. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new Error('CurrentCaller is used on a public endpoint');
  return user as Caller;
});
