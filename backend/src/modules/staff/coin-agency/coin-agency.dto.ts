import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Email, Phone, Username } from '../../../http/account-fields.js';
import { Id, Optional, Text } from '../../../http/fields.js';
import { CoinsOf } from '../../../http/filter-fields.js';
import { File } from '../../../http/file-fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { StaffProfile, staffProfile } from '../shared/staff-profile.dto.js';
import {
  AddStaffDto,
  StaffListQuery,
  StaffRecordKeys,
  staffRecordKeys,
  UpdateStaffDto,
} from '../shared/staff.dto.js';
import type { CoinAgency as CoinAgencyAccount } from './coin-agency.schema.js';

export class CoinAgencyProfile extends StaffProfile {
  @ShowsText('Coin agency code', 'coin@100001') uniqueId: string;
  @ShowsText('Name in the app', 'coins.mumbai') username: string;
  @ShowsInt('Balance in coins', 250000) coins: number;
}
@ApiSchema({ name: 'CoinAgency' })
export class CoinAgencyDto extends IntersectionType(CoinAgencyProfile, StaffRecordKeys) {}

export class CoinAgencyListQuery extends IntersectionType(StaffListQuery, CoinsOf('coins')) {}

export class AddCoinAgencyDto extends AddStaffDto {
  @Username({ example: 'coins.mumbai' }) username: string;
}
export class UpdateCoinAgencyDto extends UpdateStaffDto {
  @Id() id: string;
}
/** An update of the coin agency's own profile. */
export class UpdateOwnCoinAgencyDto {
  @Id() id: string;
  @Optional() @Text(100, { example: 'Mumbai Coins' }) name?: string;
  @Optional() @Email() email?: string;
  @Optional() @Phone() number?: string;
  @Optional() @File('image') image?: IncomingFile;
  @VersionSeen() versionSeen?: number;
}

export const toCoinAgencyProfile = (agency: CoinAgencyAccount): CoinAgencyProfile => ({
  ...staffProfile(agency),
  uniqueId: agency.uniqueId,
  username: agency.username,
  coins: agency.coins,
});
export const toCoinAgency = (agency: CoinAgencyAccount): CoinAgencyDto => ({
  ...toCoinAgencyProfile(agency),
  ...staffRecordKeys(agency),
});
