import type { Change } from '../../platform/audit/audit.service.js';
import { NAME_OF } from './item-kinds.js';
import type { UserItem } from './user-item.schema.js';

/** Returns what the audit log says of an item. */
export const auditedItem = ({ kind, title, from, until }: UserItem) => ({
  item: `${NAME_OF[kind]} ${title}`,
  from,
  until,
});

/** Returns the audit record of a grant. `username`: of the user who has the item now. */
export const grantChange = (record: UserItem, username: string): Change => ({
  action: 'items.grant',
  target: { kind: 'user', id: record.user.toHexString(), label: username },
  after: auditedItem(record),
  reason: record.reason,
});
