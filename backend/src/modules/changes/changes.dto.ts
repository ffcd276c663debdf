import { ApiSchema } from '@nestjs/swagger';
import { STAFF_ROLES } from '../../core/roles.js';
import { Int, OneOf } from '../../http/fields.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import type { Caller } from '../../core/caller.js';
import { CHANGED_KINDS } from './changed-kinds.js';
import type { Change } from './changes.service.js';

/** An hour: whoever was away for longer reads the lists again. */
const MOST_SECONDS = 3600;

export class ChangesQuery {
  @OneOf(CHANGED_KINDS, 'ChangedKind', { description: 'Kind of record', example: 'user' }) kind: string;
  @Int(1, MOST_SECONDS, { description: 'The changes of the last so many seconds', example: 30 })
  seconds: number;
}

@ApiSchema({ name: 'RecentChange' })
export class RecentChangeDto {
  @ShowsId() _id: string;
  @ShowsId('Id of the changed record') record: string;
  @ShowsText('`<kind>.<verb>`', 'user.ban') action: string;
  @ShowsText(
    "Name of the actor at that time; '' for an admin whom the caller's panel does not name",
    'Meera Nair',
  )
  by: string;
  @Shows({ enum: [...STAFF_ROLES, 'user'], enumName: 'AuditRole', description: 'Role of the actor' })
  role: string;
  @Shows({ type: Boolean, description: 'Whether the caller made the change' }) own: boolean;
  @ShowsTime() at: string;
}

/** The panels below the admin name admins only where they decided about a host. */
const isNamed = ({ actor, target }: Change, caller: Pick<Caller, 'role'>): boolean =>
  caller.role === 'admin' || actor.role !== 'admin' || target.kind === 'host';

export const toRecentChange = (change: Change, caller: Pick<Caller, 'id' | 'role'>): RecentChangeDto => {
  const { _id, target, action, actor, at } = change;
  return {
    _id: _id.toHexString(),
    record: target.id,
    action,
    by: isNamed(change, caller) ? actor.name : '',
    role: actor.role,
    own: actor.id === caller.id,
    at: at.toISOString(),
  };
};
