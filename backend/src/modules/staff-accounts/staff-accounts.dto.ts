import { Envelope } from '../../http/response.js';
import { Flag, FreeText, Id, OneOf, Optional, RefuseUnknown, ShowsText, Text } from '../../http/fields.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';

/** Identifies a staff account by kind and id. */
export class StaffAccountDto {
  @OneOf(CODED_KINDS, 'StaffKind', { description: 'Which kind of account it is' }) kind: CodedKind;
  @Id() id: string;
}

const Reason = (example: string) => Text(500, { description: 'Kept in the audit record', example });

@RefuseUnknown()
export class DeleteStaffAccountDto extends StaffAccountDto {
  @Reason('Left the company') reason: string;
  @Optional()
  @FreeText(30, {
    description: 'The code of the account, typed once more; another one is refused',
    example: 'BD100001',
  })
  code?: string;
}

@RefuseUnknown()
export class SetStaffStatusDto extends StaffAccountDto {
  @Flag({ description: 'true: cannot sign in, its sessions end at once; false: may sign in again' })
  disabled: boolean;
  @Reason('On leave') reason: string;
}

export class DeleteStaffAccountResponse extends Envelope {
  @ShowsText("Id of what waits for a second admin, '' when the account is deleted", '') waiting: string;
}
