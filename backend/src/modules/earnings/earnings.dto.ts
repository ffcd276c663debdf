import { ApiSchema, IntersectionType, PickType } from '@nestjs/swagger';
import { Day, Id, Optional, SearchTextOrEmpty } from '../../http/fields.js';
import { ExportedPageQuery, Sort } from '../../http/list-query.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText } from '../../http/shown-fields.js';
import { AgenciesQuery } from '../hosts/host.dto.js';
import { EARNINGS_SORTS, type Earnings, type EarningsRow } from './earnings.service.js';
import type { HostEarnings } from './host-earnings.service.js';

const DAYS = 'of the installation';
const BEFORE = 'The period of equal length before; null when it began before the first live session';

export class EarningsQuery extends IntersectionType(ExportedPageQuery, AgenciesQuery) {
  @Day({ description: `First day (${DAYS})`, example: '2026-01-01' }) from: string;
  @Day({
    description: `Last day, inclusive (${DAYS}), at most a year after the first`,
    example: '2026-01-31',
  })
  to: string;
  @Optional()
  @SearchTextOrEmpty(100, { description: 'Case-insensitive; matches anywhere in the username', example: '' })
  search?: string;
  @Sort(...EARNINGS_SORTS) sort?: string;
}

/** The period of one host. */
export class EarningsPeriod extends PickType(EarningsQuery, ['from', 'to']) {}

export class EarningsUserDto {
  @Id({ description: '_id of the user' }) user: string;
}

@ApiSchema({ name: 'EarningsFigures' })
export class EarningsFiguresDto {
  @ShowsInt('Live sessions', 31) sessions: number;
  @ShowsInt("Days with at least the minutes of the month's live time", 18) validDays: number;
  @ShowsInt('Minutes', 2400) minutes: number;
  @ShowsInt('Diamonds', 5200) diamonds: number;
}

@ApiSchema({ name: 'EarningsRow' })
export class EarningsRowDto extends EarningsFiguresDto {
  @ShowsId('_id of the user') _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsImage() picture: string;
  @ShowsText('Code of the agency of the last day', 'AG100001') agencyCode: string;
  @ShowsText('Name of this agency', 'Star Agency') agencyName: string;
  @ShowsInt('Valid days that the live time asks for in the period', 20) targetDays: number;
  @Shows({ type: () => EarningsFiguresDto, nullable: true, description: BEFORE })
  before: EarningsFiguresDto | null;
}

@ApiSchema({ name: 'EarningsSum' })
export class EarningsSumDto extends EarningsFiguresDto {
  @ShowsInt('Hosts with sessions', 12) hosts: number;
}

@ApiSchema({ name: 'EarningsTotals' })
export class EarningsTotalsDto extends EarningsSumDto {
  @Shows({ type: () => EarningsSumDto, nullable: true, description: BEFORE })
  before: EarningsSumDto | null;
}

@ApiSchema({ name: 'EarningsDay' })
export class EarningsDayDto {
  @Shows({ type: String, format: 'date', description: 'A day with sessions', example: '2026-01-31' })
  day: string;
  @ShowsInt('Live sessions that began on this day', 2) sessions: number;
  @ShowsInt('Minutes of these sessions', 130) minutes: number;
  @ShowsInt('Diamonds of these sessions', 420) diamonds: number;
  @Shows({ type: Boolean, description: "Whether the minutes reach those of the month's live time" })
  valid: boolean;
}

@ApiSchema({ name: 'EarningsMonth' })
export class EarningsMonthDto {
  @ShowsText('The month', '2026-01') month: string;
  @ShowsInt('Valid days that the live time asks for in the whole month', 20) days: number;
  @ShowsInt('Minutes that make a day valid', 60) minutes: number;
}

@ApiSchema({ name: 'HostEarningsTotals' })
export class HostEarningsTotalsDto extends EarningsFiguresDto {
  @ShowsInt('Valid days that the live time asks for in the period', 20) targetDays: number;
}

@ApiSchema({ name: 'HostEarnings' })
export class HostEarningsDto {
  @ShowsId('_id of the user') _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsImage() picture: string;
  @ShowsText("Code of the agency of the newest session, '' without a session", 'AG100001') agencyCode: string;
  @ShowsText('Name of this agency', 'Star Agency') agencyName: string;
  @Shows({ type: [EarningsDayDto], description: 'The days with sessions, in order' }) days: EarningsDayDto[];
  @Shows({ type: [EarningsMonthDto], description: 'The live time of each month' }) months: EarningsMonthDto[];
  @Shows({ type: HostEarningsTotalsDto }) totals: HostEarningsTotalsDto;
}

const figuresOf = ({ sessions, validDays, minutes, diamonds }: EarningsFiguresDto): EarningsFiguresDto => ({
  sessions,
  validDays,
  minutes,
  diamonds,
});

export const toEarningsRow = (row: EarningsRow, { targetDays }: Earnings): EarningsRowDto => ({
  _id: row.user,
  username: row.username,
  picture: row.picture,
  agencyCode: row.agencyCode,
  agencyName: row.agencyName,
  ...figuresOf(row),
  targetDays,
  before: row.before && figuresOf(row.before),
});

export const toHostEarnings = ({ user, months, ...host }: HostEarnings): HostEarningsDto => ({
  _id: user,
  months: [...months],
  ...host,
});
