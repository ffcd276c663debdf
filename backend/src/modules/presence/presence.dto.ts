import { ApiSchema } from '@nestjs/swagger';
import { STAFF_ROLES } from '../../core/roles.js';
import { Id, OneOf, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import type { Caller } from '../../core/caller.js';
import { CHANGED_KINDS } from '../changes/changed-kinds.js';
import type { Presence } from './presence.schema.js';

/** A record, by what the audit log calls it. */
export class PresenceQuery {
  @OneOf(CHANGED_KINDS, 'ChangedKind', { description: 'Kind of record', example: 'host' }) kind: string;
  @Id({ description: 'Id of the record' }) record: string;
}

const Place = () =>
  Text(40, {
    description: 'A name that the panel gives the open form, page or row, unique within the account',
    example: 'f3b1c7',
  });

@RefuseUnknown()
export class NotePresenceDto extends PresenceQuery {
  @Place() place: string;
}

export class PlaceDto {
  @Place() place: string;
}

@ApiSchema({ name: 'PresentPerson' })
export class PresentPersonDto {
  @ShowsId('_id of the account') account: string;
  @Shows({ enum: [...STAFF_ROLES], enumName: 'StaffRole', description: 'Role' }) role: string;
  @ShowsText("Name; '' for an admin, whom the caller's panel does not name", 'Meera Nair') name: string;
  @ShowsTime('When the record was opened') since: string;
}

/** Lower roles learn that a platform admin has a record open, not who. */
export const toPresentPerson = (
  { account, role, name, since }: Presence,
  reader: Pick<Caller, 'role'>,
): PresentPersonDto => {
  const isHidden = role === 'admin' && reader.role !== 'admin';
  return { account: isHidden ? '' : account, role, name: isHidden ? '' : name, since: since.toISOString() };
};
