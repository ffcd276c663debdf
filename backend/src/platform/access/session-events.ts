import type { Types } from 'mongoose';
import type { StaffRole } from '../../core/roles.js';
import { DomainEvent } from '../domain-events/domain-event.js';

/**
 * Emitted when sessions of one account end: inside the transaction that ends them, if any, and before the caller gets a
 * response.
 */
export class SessionsEnded extends DomainEvent {
  constructor(
    /** _id of the account. */
    readonly account: string,
    /** `session`: only this session ended. `but`: all except this session ended. Without both, all sessions ended. */
    readonly which: { session?: string | undefined; but?: string | undefined } = {},
  ) {
    super();
  }
}

/** Emitted within two seconds after staff have signed in, in the transaction of what follows their sign-ins. */
export class StaffSignedIn extends DomainEvent {
  constructor(
    /** The sessions that the sign-ins opened fully. */
    readonly sessions: readonly { _id: Types.ObjectId; role: StaffRole; account: Types.ObjectId }[],
  ) {
    super();
  }
}
