import { ApiSchema } from '@nestjs/swagger';
import { Flag, FreeText, Optional } from '../../../../http/fields.js';
import { RefuseUnknown } from '../../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../../../http/shown-fields.js';
import type { WaitingOwnerRow } from './waiting-owners.service.js';

@RefuseUnknown()
export class DecideOwnerDto {
  @Flag({ description: 'true: the admin becomes an Owner; false: the rights stay' }) approve: boolean;
  @Optional() @FreeText(500, { lines: true, description: 'Reason of the refusal' }) reason?: string;
}

/** A request of an Owner to make an admin an Owner. */
@ApiSchema({ name: 'WaitingOwner' })
export class WaitingOwnerDto {
  @ShowsId() _id: string;
  @ShowsText('_id of the admin to make an Owner', '66f0c0ffee00000000000001') admin: string;
  @ShowsText('Name of that admin', 'Ravi Rao') name: string;
  @ShowsText('The Owner who made the request', 'Meera Nair') askedBy: string;
  @Shows({ type: Boolean, description: 'Whether the caller made the request' }) own: boolean;
  @Shows({ type: Boolean, description: 'Whether the caller may confirm it; every Owner may refuse it' })
  mayConfirm: boolean;
  @ShowsText("Why the caller may not confirm, '' if the caller may", '') obstacle: string;
  @ShowsTime() createdAt: string;
}

export const toWaitingOwner = (
  { _id, admin, name, askedBy, obstacle, createdAt }: WaitingOwnerRow,
  readerId: string,
): WaitingOwnerDto => ({
  _id: _id.toHexString(),
  admin: admin.toHexString(),
  name,
  askedBy: askedBy.name,
  own: askedBy.id === readerId,
  mayConfirm: obstacle === '',
  obstacle,
  createdAt: createdAt.toISOString(),
});
