import { Envelope } from '../../http/response.js';
import { Flag, Id, IdentifierOrEmpty, OneOf, Optional, Text } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { ShowsText } from '../../http/shown-fields.js';
import { CODED_KINDS, type CodedKind } from '../staff/shared/codes.js';

/** Identifies a staff account by kind and id. */
export class StaffAccountDto {
  @OneOf(CODED_KINDS, 'StaffKind', { description: 'Kind of account' }) kind: CodedKind;
  @Id() id: string;
}

const Reason = (example: string) =>
  Text(500, { lines: true, description: 'Recorded in the audit log', example });

@RefuseUnknown()
export class DeleteStaffAccountDto extends StaffAccountDto {
  @Reason('Left the company') reason: string;
  @Optional()
  @IdentifierOrEmpty(30, {
    description: 'The code of the account, to confirm',
    example: 'BD100001',
  })
  code?: string;
}

@RefuseUnknown()
export class SetStaffStatusDto extends StaffAccountDto {
  @Flag({
    description:
      'true: the account cannot sign in and its sessions end; false: the account can sign in again',
  })
  disabled: boolean;
  @Reason('On leave') reason: string;
}

@RefuseUnknown()
export class RestoreStaffAccountDto extends StaffAccountDto {}

export class DeleteStaffAccountResponse extends Envelope {
  @ShowsText("Id of the request that awaits a second admin, '' when the account is deleted", '')
  waiting: string;
}
