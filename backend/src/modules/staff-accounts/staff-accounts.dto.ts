import { Envelope } from '../../http/response.js';
import { Flag, FreeText, Id, OneOf, Optional, RefuseUnknown, ShowsText, Text } from '../../http/fields.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';

/** Identifies a staff account by kind and id. */
export class StaffAccountDto {
  @OneOf(CODED_KINDS, 'StaffKind', { description: 'Kind of the account' }) kind: CodedKind;
  @Id() id: string;
}

const Reason = (example: string) => Text(500, { description: 'Kept in the audit record', example });

@RefuseUnknown()
export class DeleteStaffAccountDto extends StaffAccountDto {
  @Reason('Left the company') reason: string;
  @Optional()
  @FreeText(30, {
    description: 'The code of the account, as a confirmation. A different code is rejected',
    example: 'BD100001',
  })
  code?: string;
}

@RefuseUnknown()
export class SetStaffStatusDto extends StaffAccountDto {
  @Flag({ description: 'true: blocks sign-in and ends all sessions. false: allows sign-in again' })
  disabled: boolean;
  @Reason('On leave') reason: string;
}

export class DeleteStaffAccountResponse extends Envelope {
  @ShowsText("_id of the deletion that waits for a second admin, '' when the account is deleted", '')
  waiting: string;
}
