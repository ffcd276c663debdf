import { ShowsText } from '../api/fields.js';
import { StaffProfile } from '../staff/staff-profile.dto.js';

export class AgencyAdminProfile extends StaffProfile {
  @ShowsText('Agency admin code', 'AA100001') uniqueId: string;
  @ShowsText('Code of its BD', 'BD100001') createBy: string;
}
