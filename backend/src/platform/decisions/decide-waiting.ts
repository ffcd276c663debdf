import type { Model, Types, UpdateQuery } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { currentTime } from '../../core/request-context.js';
import type { AuditActor } from '../audit/audit.schema.js';
import { filterOf } from '../database/filter-of.js';

/**
 * The states of a waiting record. Deletions, salary runs and refunds have states of their own
 * (modules/coins/approvals/waiting-send.schema.ts).
 */
const WAITING = ['waiting', 'closing', 'run', 'refund'] as const;
export const UNDECIDED = { $in: [...WAITING] };

/** A request of one admin that another admin decides. */
interface Waiting {
  _id: Types.ObjectId;
  state: string;
  askedBy: AuditActor;
  decidedBy?: AuditActor;
  decidedAt?: Date;
  reason: string;
}

/**
 * Takes a record out of its queue and stores the decision, in the caller's transaction. Of two concurrent decisions,
 * only one finds the record waiting. Fails with NOT_FOUND or INVALID_TRANSITION.
 */
export async function decideWaiting<T extends Waiting>(
  records: Model<T>,
  { role, id: callerId, code, name }: Caller,
  id: string,
  state: T['state'],
  reason = '',
): Promise<T> {
  const decidedBy: AuditActor = { role, id: callerId, code, name };
  const asked = await records
    .findOneAndUpdate(
      filterOf<Waiting, T>({ _id: id, state: UNDECIDED }),
      { state, reason, decidedBy, decidedAt: currentTime() } as UpdateQuery<T>,
      { returnDocument: 'after' },
    )
    .lean<T>();
  if (asked) return asked;
  const decided = await records.findById(id).lean<T>();
  if (!decided) throw new AppError('NOT_FOUND', 'This request does not exist');
  throw new AppError('INVALID_TRANSITION', `${decided.decidedBy?.name} has already decided this request`);
}
