import type { Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { actAs } from '../../core/request-context.js';
import type { AuditService, Change } from '../../platform/audit/audit.service.js';

/** A change by staff, for the audit log. */
export interface Act {
  caller: Caller;
  at: Date;
  change: Change;
}

/** Returns the caller that requests of this account would have. */
export const callerOf = (
  role: Caller['role'],
  account: { _id: Types.ObjectId; name: string; uniqueId?: string; username?: string },
): Caller => ({
  role,
  id: account._id.toHexString(),
  code: account.uniqueId ?? '',
  name: role === 'user' ? (account.username ?? '') : account.name,
  sessionId: '',
});

/** Creates the audit record of a change by staff. */
export const recordOf = (audit: AuditService, { caller, at, change }: Act) =>
  actAs(caller, at, () => audit.written(change));
