import type { Types } from 'mongoose';
import type { FieldError } from '../../core/errors.js';
import { DomainEvent } from '../../platform/domain-events/domain-event.js';

/** A user has another username; in the transaction that changes the user. */
export class UserRenamed extends DomainEvent {
  constructor(
    readonly user: Types.ObjectId,
    readonly username: string,
  ) {
    super();
  }
}

/** A user has another picture. A handler replies true when a record of its domain still shows the old one: its file stays. */
export class PictureReplaced extends DomainEvent<boolean> {
  constructor(
    readonly user: Types.ObjectId,
    /** Path of the old picture. */
    readonly picture: string,
  ) {
    super();
  }
}

/** A user wants to delete its account. A handler replies why the account must stay for now; in the transaction of the deletion. */
export class AccountDeletionRequested extends DomainEvent<FieldError> {
  constructor(readonly user: Types.ObjectId) {
    super();
  }
}

/**
 * A user deletes its account. A handler erases what its domain keeps of the user, or takes the person out of what must stay;
 * in the transaction of the deletion. A handler replies the paths of files that go once the transaction stands.
 */
export class AccountDeleted extends DomainEvent<string[]> {
  constructor(
    readonly user: Types.ObjectId,
    /** The phone number that the user signed in with. */
    readonly number: string,
  ) {
    super();
  }
}
