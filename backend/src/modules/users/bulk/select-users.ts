import type { BulkTarget } from '../../../platform/bulk/bulk-action.js';
import { selectAll } from '../../../platform/bulk/select-all.js';
import type { UsersService } from '../users.service.js';

/** Returns the users that the list shows with this filter as targets of a bulk change. Fails unless they are `expected`. */
export const selectUsers = (
  users: UsersService,
  filter: Parameters<UsersService['list']>[0],
  expected: number,
): Promise<BulkTarget[]> =>
  selectAll(
    expected,
    (page) => users.list(filter, page),
    ({ _id, username: label, name: detail }) => {
      const id = _id.toHexString();
      return { id, label, detail, person: id };
    },
  );
