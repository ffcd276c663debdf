import { IntersectionType, PickType } from '@nestjs/swagger';
import { Identifier, OneOf } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Envelope } from '../../../http/response.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { PreviewImportDto, StartImportDto } from '../../../platform/imports/imports.dto.js';
import { AddCoinAgencyDto } from '../../staff/coin-agency/coin-agency.dto.js';
import { CODED_KINDS, type CodedKind } from '../../staff/shared/codes.js';
import { AddStaffDto } from '../../staff/shared/staff.dto.js';

/** One row of a table of new accounts. A table has no passwords and no pictures. */
export class BdRowDto extends PickType(AddStaffDto, ['name', 'email', 'number']) {}
export class AgencyAdminRowDto extends BdRowDto {
  @Identifier(30, { description: 'Code of its BD', example: 'BD100001' }) bd: string;
}
export class AgencyRowDto extends BdRowDto {
  @Identifier(30, { description: 'Code of its agency admin', example: 'AA100001' }) agencyadmin: string;
}
export class CoinAgencyRowDto extends IntersectionType(BdRowDto, PickType(AddCoinAgencyDto, ['username'])) {}

const kind = () => OneOf(CODED_KINDS, 'StaffKind', { description: 'Kind of account' });

@RefuseUnknown()
export class PreviewStaffImportDto extends PreviewImportDto {
  @kind() kind: CodedKind;
}
@RefuseUnknown()
export class StartStaffImportDto extends StartImportDto {
  @kind() kind: CodedKind;
}

export class ImportStartedResponse extends Envelope {
  @ShowsText('Id of the import', '66f0c0ffee00000000000001') import: string;
}

/** The first password of a new account, until its owner changes it. */
export class FirstPassword {
  @ShowsText('Code', 'BD100001') code: string;
  @ShowsText('Name', 'Meera Nair') name: string;
  @ShowsText("First password, '' when the owner has chosen another one", 'kq7mw2xh9pab')
  issuedPassword: string;
}
