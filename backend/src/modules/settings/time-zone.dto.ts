import { TimeZone } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsText } from '../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../http/version-fields.js';

@RefuseUnknown()
export class SetTimeZoneDto {
  @TimeZone({ description: 'IANA name', example: 'Asia/Kolkata' }) zone: string;
  @VersionSeen() versionSeen?: number;
}

/** A time zone and its first day. */
export class ZoneFromDay {
  @ShowsText("First day in this zone; '' for the day before all others", '2026-01-31') from: string;
  @ShowsText('IANA name', 'Asia/Kolkata') zone: string;
}

/** The zone in which days are counted and times are shown. */
export class TimeZoneSetting {
  @ShowsText('The latest zone, which may begin tomorrow', 'Asia/Kolkata') zone: string;
  @Shows({ type: [ZoneFromDay], description: 'All zones, the latest last' }) history: ZoneFromDay[];
  @Shows({ type: Boolean, description: 'TIME_ZONE in the environment sets the zone' }) fixed: boolean;
  @Shows({ type: Boolean, description: 'TIME_ZONE or an Owner has chosen the zone' }) chosen: boolean;
  @ShowsText('The present day of the installation', '2026-01-31') today: string;
  @ShowsVersion() version: number;
}
