import { ShowsText } from '../api/fields.js';
import { StaffProfile } from '../staff/staff-profile.dto.js';

export class AgencyProfile extends StaffProfile {
  @ShowsText('Agency code', 'AG100001') uniqueId: string;
  @ShowsText('Code of its BD', 'BD100001') bd: string;
  @ShowsText('Code of its agency admin', 'AA100001') admin: string;
}
