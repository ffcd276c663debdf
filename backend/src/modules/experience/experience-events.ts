import type { Types } from 'mongoose';
import { DomainEvent } from '../../platform/domain-events/domain-event.js';

/** A user and the level that the user has now. */
export interface LevelReached {
  user: Types.ObjectId;
  level: number;
}

/**
 * Users have reached these levels, and with them all lower ones. Emitted in the transaction that raises the levels, and by
 * the job that follows changed levels for every user with a level: a handler gives a reward once.
 */
export class LevelsReached extends DomainEvent {
  constructor(
    readonly users: readonly LevelReached[],
    /** Whether the users are not notified, because staff changed the levels. */
    readonly isQuiet: boolean,
  ) {
    super();
  }
}
