import type { Types } from 'mongoose';
import type { FieldError } from '../../core/errors.js';
import type { Renaming } from '../../platform/database/search.js';
import { DomainEvent } from '../../platform/domain-events/domain-event.js';

/**
 * A username has changed. Emitted in the transaction of the change, and again for each portion of the job that renames
 * many copies. A handler renames the copies of its domain and returns how many (`renameRecords`).
 */
export class UserRenamed extends DomainEvent<Renaming> {
  constructor(
    readonly user: Types.ObjectId,
    readonly username: string,
    /** Whether a handler renames a part of many copies. Otherwise it renames all of few, or leaves all of many. */
    readonly inPortions: boolean,
  ) {
    super();
  }
}

/**
 * A user's picture was replaced. A handler returns true to keep the old file because its domain still shows the
 * picture.
 */
export class PictureReplaced extends DomainEvent<boolean> {
  constructor(
    readonly user: Types.ObjectId,
    /** Path of the old picture. */
    readonly picture: string,
  ) {
    super();
  }
}

/**
 * A user asks to delete the account. Emitted in the transaction of the deletion. A handler returns a reason to keep the
 * account for now.
 */
export class AccountDeletionRequested extends DomainEvent<FieldError> {
  constructor(readonly user: Types.ObjectId) {
    super();
  }
}

/**
 * A user account is being deleted. Emitted in the transaction of the deletion. A handler erases or anonymizes its
 * domain's data of the user, and returns the paths of files to delete after the commit.
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
