import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../../core/roles.js';
import { Id, OneOf, Text } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Envelope } from '../../../http/response.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../../http/shown-fields.js';

@RefuseUnknown()
export class ViewAsDto {
  @OneOf(STAFF_ROLES, 'StaffRole', { description: 'The panel of the account' }) role: StaffRole;
  @Id({ description: '_id of the account' }) id: string;
  @Text(500, {
    lines: true,
    description: 'Recorded in the audit log',
    example: 'Help with a list that looks empty',
  })
  reason: string;
}

/** An open view of the panel of another account. */
class OpenedViewDto {
  @ShowsId('_id of the view: panels send it as X-View') _id: string;
  @Shows({ enum: [...STAFF_ROLES], enumName: 'StaffRole' }) role: StaffRole;
  @ShowsText('Name of the account', 'Meera Nair') name: string;
  @ShowsTime('The view ends by itself') expiresAt: string;
}

export class ViewAsResponse extends Envelope {
  @ApiProperty({ type: OpenedViewDto }) details: OpenedViewDto;
  @ApiProperty({
    required: false,
    description: 'Reads as the account; absent for panels, which get a cookie',
  })
  accessToken?: string;
}
