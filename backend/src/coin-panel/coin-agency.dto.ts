import { ShowsInt, ShowsText } from '../api/fields.js';
import { StaffProfile } from '../staff/staff-profile.dto.js';

export class CoinAgencyProfile extends StaffProfile {
  @ShowsText('Coin agency code', 'coin@100001') uniqueId: string;
  @ShowsText('Name in the app', 'coins.mumbai') username: string;
  @ShowsInt('Balance in coins', 250000) coins: number;
}
