import { ShowsText } from '../api/fields.js';
import { StaffProfile } from '../staff/staff-profile.dto.js';

export class BdProfile extends StaffProfile {
  @ShowsText('BD code', 'BD100001') uniqueId: string;
  @ShowsText('_id of the admin that created it') createBy: string;
}
