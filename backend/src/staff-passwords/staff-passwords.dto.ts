import { Id, OneOf, RefuseUnknown, Shows, ShowsText } from '../api/fields.js';
import { CODED_KINDS, type CodedKind } from '../staff/codes.js';

@RefuseUnknown()
export class RevealPasswordDto {
  @OneOf(CODED_KINDS, 'StaffKind', { description: 'Which kind of account it is' }) kind: CodedKind;
  @Id() id: string;
}

export class RevealedPassword {
  @ShowsText("As it was issued; '' when nothing is kept that can be read", 'a good password')
  issuedPassword: string;
  @Shows({ type: Boolean, description: 'The owner chose another password since: that is why' })
  changedByOwner: boolean;
}
