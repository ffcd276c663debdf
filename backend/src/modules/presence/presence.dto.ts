import { ApiSchema } from '@nestjs/swagger';
import { STAFF_ROLES } from '../../core/roles.js';
import { Id, Ids, OneOf, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsText, ShowsTime } from '../../http/shown-fields.js';
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

/** The rows of a page. */
@RefuseUnknown()
export class RowPresenceDto {
  @OneOf(CHANGED_KINDS, 'ChangedKind', { description: 'Kind of record', example: 'host' }) kind: string;
  @Ids(100, { description: 'Ids of the records' }) records: string[];
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
  @ShowsImage("Path of the picture below /api; '' without one, or if the caller's panel shows it nowhere")
  image: string;
}

@ApiSchema({ name: 'PersonInRow' })
export class PersonInRowDto extends PresentPersonDto {
  @ShowsId('_id of the record') record: string;
}

/** A presence, with the picture that the reader may see. */
export type SeenPresence = Presence & { image: string };

/** Lower roles learn that a platform admin has a record open, not who. */
export const toPresentPerson = (
  { account, role, name, since, image }: SeenPresence,
  reader: Pick<Caller, 'role'>,
): PresentPersonDto => {
  const isHidden = role === 'admin' && reader.role !== 'admin';
  const who = isHidden ? { account: '', name: '', image: '' } : { account, name, image };
  return { ...who, role, since: since.toISOString() };
};
