import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { fieldError } from '../../../core/errors.js';
import type { Right } from '../../../core/rights.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import type { Changed } from '../../../platform/audit/audited-change.js';
import type { Batch } from '../../../platform/batches/batch.schema.js';
import { BatchesService } from '../../../platform/batches/batches.service.js';
import { changeOf } from '../../../platform/bulk/bulk-action.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import type { UserListFilter } from '../user.dto.js';
import type { User } from '../user.schema.js';
import { UserChangesService } from '../user-changes.service.js';
import { AccountDeleted } from '../user-events.js';
import { UsersService } from '../users.service.js';
import type { BulkUsersDto, UserBulkAction } from './user-bulk.dto.js';
import { selectUsers } from './select-users.js';

interface Kind {
  title: string;
  right: Right;
  /** Changes one user under the rules of the call for a single user. */
  apply: (changes: UserChangesService, id: string, batch: Batch) => Promise<Changed<User>>;
  /** The fields that an undo gives back, and its action in the audit log. */
  fields: readonly (keyof User)[];
  undo: string;
  /** Why a user had nothing to change. */
  unchanged: string;
}

const BAN = ['banned', 'banReason', 'bannedAt', 'bannedBy'] as const;
const callerOf = () => present(requestContext()?.caller);

const KINDS: Record<UserBulkAction, Kind> = {
  ban: {
    title: 'Ban users',
    right: 'users.ban',
    apply: (changes, id, { reason }) => changes.setBan(callerOf(), id, true, reason),
    ...{ fields: BAN, undo: 'user.unban', unchanged: 'Already banned' },
  },
  unban: {
    title: 'Unban users',
    right: 'users.ban',
    apply: (changes, id, { reason }) => changes.setBan(callerOf(), id, false, reason),
    ...{ fields: BAN, undo: 'user.ban', unchanged: 'Not banned' },
  },
  activate: {
    title: 'Activate users',
    right: 'users.write',
    apply: (changes, id) => changes.setActive(id, true),
    ...{ fields: ['active'], undo: 'user.deactivate', unchanged: 'Already active' },
  },
  deactivate: {
    title: 'Deactivate users',
    right: 'users.write',
    apply: (changes, id) => changes.setActive(id, false),
    ...{ fields: ['active'], undo: 'user.activate', unchanged: 'Already inactive' },
  },
  tag: {
    title: 'Tag users',
    right: 'users.write',
    apply: (changes, id, { params }) => changes.setTag(id, String(params.tag)),
    ...{ fields: ['tag'], undo: 'user.tag', unchanged: 'Has this tag already' },
  },
};

/** Changes many users at once: those that a person selected, or all that match the filters of the list. */
@Injectable()
export class UserBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly batches: BatchesService,
    private readonly users: UsersService,
    private readonly changes: UserChangesService,
  ) {}

  onModuleInit(): void {
    for (const [action, { right, apply, fields, undo, unchanged }] of Object.entries(KINDS))
      this.bulk.register(`users.${action}`, {
        record: 'user',
        ...{ right, stepUp: false },
        change: async (id, batch) => {
          const change = changeOf(await apply(this.changes, id, batch), fields);
          return { change, reason: change ? '' : unchanged };
        },
        undo: (id, change) => this.changes.putBack(id, undo, change),
      });
  }

  start(
    caller: Caller,
    filter: UserListFilter,
    { action, tag, ids, expected, reason }: BulkUsersDto,
    key: IdempotencyKey | undefined,
  ) {
    if (action === 'tag' && tag === undefined) throw fieldError('tag', FIELD_REQUIRED);
    return this.bulk.start(
      caller,
      {
        ...{ kind: `users.${action}`, title: KINDS[action].title, expected, reason },
        ...(action === 'tag' && { params: { tag } }),
        ...(!ids && { filter }),
        select: () => selectUsers(this.users, ids ? { ids } : filter, expected),
      },
      key,
    );
  }

  /** Removes the name of a deleted user from the rows of all batches. */
  @On(AccountDeleted)
  forget({ user }: AccountDeleted): Promise<void> {
    return this.batches.forget(user.toHexString());
  }
}
