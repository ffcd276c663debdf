import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { between, type Calendar, daysFrom } from '../../core/days.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import type { Scope } from '../../core/scope.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { OwnedRecords } from '../../platform/database/owned-records.js';
import { HostsService } from '../hosts/hosts.service.js';
import { LiveSession } from '../hosts/live/live-session.schema.js';
import { SettingsService } from '../settings/settings.service.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { UsersService } from '../users/users.service.js';
import { type Period, readablePeriod } from './period.js';
import { add, type Figures, none } from './tally.js';
import { type MonthRule, Targets } from './targets.js';

/** A day with live sessions. */
export interface HostDay {
  day: string;
  sessions: number;
  minutes: number;
  diamonds: number;
  valid: boolean;
}

export interface HostEarnings {
  user: string;
  username: string;
  picture: string;
  /** The agency of the newest session in scope; '' without a session. */
  agencyCode: string;
  agencyName: string;
  days: HostDay[];
  months: readonly MonthRule[];
  totals: Figures & { targetDays: number };
}

/** What one host earned, day by day, read from the live sessions themselves. */
@Injectable()
export class HostEarningsService {
  private readonly sessions: OwnedRecords<LiveSession, 'hosted'>;

  constructor(
    @InjectUnscoped(LiveSession) sessions: Model<LiveSession>,
    private readonly zones: TimeZones,
    private readonly hosts: HostsService,
    private readonly settings: SettingsService,
    private readonly agencies: AgencyService,
    private readonly users: UsersService,
  ) {
    this.sessions = new OwnedRecords(sessions);
  }

  /**
   * Returns the days of a host with sessions or an application in scope; the admin also reads any other user. Fails with
   * NOT_FOUND for other users.
   */
  async read(scope: Scope, id: string, asked: Period): Promise<HostEarnings> {
    const { calendar } = this.zones;
    const period = readablePeriod(asked, calendar.dayOf(new Date()));
    const reach = await this.hosts.reachOf(scope);
    const own = { user: new Types.ObjectId(id), deleted: false };
    const newest = await this.sessions.findOne(reach, own).sort({ createdAt: -1 }).lean();
    const user = newest ? await this.users.findIfId(id) : await this.hosts.findApplicant(scope, id, false);
    const agencyCode = newest?.agencyCode ?? '';
    const createdAt = between(period.from, period.to, calendar) ?? {};
    const [sessions, rules, names] = await Promise.all([
      this.sessions
        .find(reach, { ...own, createdAt }, { createdAt: 1, minutes: 1, diamonds: 1 })
        .sort({ createdAt: 1 })
        .lean(),
      this.settings.liveTimeRules(),
      this.agencies.namesOf([agencyCode]),
    ]);
    const targets = new Targets(rules, daysFrom(period.from, period.to));
    const days = byDay(sessions, calendar, targets);
    const totals = none();
    for (const { valid, ...figures } of days) add(totals, { ...figures, validDays: Number(valid) });
    return {
      user: id,
      username: user?.username ?? DELETED_USER,
      picture: user?.picture ?? '',
      agencyCode,
      agencyName: names.get(agencyCode) ?? '',
      days,
      months: targets.months,
      totals: { ...totals, targetDays: targets.days },
    };
  }
}

/** Sums sessions, which are in order, by the day of their start. */
function byDay(
  sessions: readonly Pick<LiveSession, 'createdAt' | 'minutes' | 'diamonds'>[],
  calendar: Calendar,
  targets: Targets,
): HostDay[] {
  const days = new Map<string, HostDay>();
  for (const { createdAt, minutes, diamonds } of sessions) {
    const day = calendar.dayOf(createdAt);
    const sum = days.get(day) ?? { day, sessions: 0, minutes: 0, diamonds: 0, valid: false };
    sum.sessions += 1;
    sum.minutes += minutes;
    sum.diamonds += diamonds;
    sum.valid = targets.isValid(day, sum.minutes);
    days.set(day, sum);
  }
  return [...days.values()];
}
