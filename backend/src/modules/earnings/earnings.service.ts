import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { daysFrom } from '../../core/days.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import type { Scope } from '../../core/scope.js';
import type { Page } from '../../http/list-query.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import type { AgenciesQuery } from '../hosts/host.dto.js';
import { SettingsService } from '../settings/settings.service.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { UsersService } from '../users/users.service.js';
import { HostDays } from './host-days.js';
import { type Period, periodBefore, readablePeriod } from './period.js';
import { add, type Figures, type HostFigures, none, tally } from './tally.js';
import { Targets } from './targets.js';

/** The columns by which the list can be sorted. A change is the difference to the period before. */
export const EARNINGS_SORTS = [
  'username',
  'agencyCode',
  'sessions',
  'validDays',
  'minutes',
  'diamonds',
  'minutesChange',
  'diamondsChange',
] as const;
type Column = (typeof EARNINGS_SORTS)[number];

export interface EarningsFilter extends Period, AgenciesQuery {
  search?: string;
  sort?: string;
}

/** What a host earned in a period, and in the period before. */
export interface Earning extends HostFigures {
  user: string;
  /** null: the period before began before the first live session of the platform, so it is not whole. */
  before: Figures | null;
}
export interface EarningsRow extends Earning {
  username: string;
  picture: string;
  agencyName: string;
}

export interface EarningsTotals extends Figures {
  /** The number of hosts. */
  hosts: number;
  /** Also counts hosts without a session in the period itself. */
  before: (Figures & { hosts: number }) | null;
}

export interface Earnings {
  /** All matching hosts, in order. */
  hosts: Earning[];
  totals: EarningsTotals;
  targetDays: number;
}

/** What the hosts in the caller's scope earned. Sessions belong to the agency that the host had when they began. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly zones: TimeZones,
    private readonly hostDays: HostDays,
    private readonly settings: SettingsService,
    private readonly agencies: AgencyService,
    private readonly users: UsersService,
  ) {}

  /** Returns the hosts with sessions in the period. Fails on the invalid day. */
  async read(scope: Scope, filter: EarningsFilter): Promise<Earnings> {
    const { search, sort = '-diamonds', agencyCode, agencyAdmin, bd } = filter;
    const period = readablePeriod(filter, this.zones.calendar.dayOf(new Date()));
    const earlier = periodBefore(period);
    const isLimited = [agencyCode, agencyAdmin, bd].some(Boolean) || !scope.isEverything;
    const agencies = isLimited
      ? await this.agencies.codesBelow(scope, { agencyCode, agencyAdmin, bd })
      : undefined;
    const [rules, read, since] = await Promise.all([
      this.settings.liveTimeRules(),
      this.hostDays.read(agencies, earlier.from, period.to),
      this.hostDays.since(),
    ]);
    const isWhole = since !== null && since <= earlier.from;
    const targets = new Targets(rules, daysFrom(period.from, period.to));
    const now = tally(
      read.filter(({ day }) => day >= period.from),
      targets,
    );
    const before = tally(
      read.filter(({ day }) => day < period.from),
      new Targets(rules, daysFrom(earlier.from, earlier.to)),
    );
    const names = await this.namesFor(search, sort, [...now.keys(), ...before.keys()]);
    const matches = matcher(search, names);
    const hosts = [...now]
      .filter(([user]) => matches(user))
      .map(([user, figures]): Earning => ({
        ...{ user, ...figures },
        before: isWhole ? (before.get(user) ?? none()) : null,
      }));
    const totals = {
      ...sumOf(hosts),
      before: isWhole ? sumOf([...before].flatMap(([user, sum]) => (matches(user) ? [sum] : []))) : null,
    };
    return { hosts: hosts.toSorted(orderBy(sort, names)), totals, targetDays: targets.days };
  }

  /** Adds names and pictures to a page of hosts. */
  async describe(hosts: readonly Earning[], { page, limit }: Page): Promise<EarningsRow[]> {
    const shown = hosts.slice((page - 1) * limit, page * limit);
    const ids = shown.map(({ user }) => new Types.ObjectId(user));
    const [names, pictures, agencies] = await Promise.all([
      this.users.namesOf(ids),
      this.users.picturesOf(ids),
      this.agencies.namesOf([...new Set(shown.map(({ agencyCode }) => agencyCode))]),
    ]);
    return shown.map((host) => ({
      ...host,
      username: names.get(host.user)?.username ?? DELETED_USER,
      picture: pictures.get(host.user) ?? '',
      agencyName: agencies.get(host.agencyCode) ?? '',
    }));
  }

  /** Returns the usernames of all hosts if the search or the order depends on them. */
  private async namesFor(
    search: string | undefined,
    sort: string,
    users: string[],
  ): Promise<Map<string, string>> {
    if (!search?.trim() && columnOf(sort) !== 'username') return new Map();
    const names = await this.users.namesOf([...new Set(users)].map((user) => new Types.ObjectId(user)));
    return new Map([...names].map(([user, { username }]) => [user, username.toLowerCase()]));
  }
}

function sumOf(all: readonly Figures[]): Figures & { hosts: number } {
  const sum = none();
  for (const figures of all) add(sum, figures);
  return { hosts: all.length, ...sum };
}

const nameIn = (names: ReadonlyMap<string, string>, user: string) => names.get(user) ?? DELETED_USER;

function matcher(search: string | undefined, names: ReadonlyMap<string, string>) {
  const text = search?.trim().toLowerCase();
  return (user: string) => !text || nameIn(names, user).includes(text);
}

const columnOf = (sort: string) => sort.replace('-', '') as Column;

/** Compares two hosts by a column; the _id gives equal values a stable order. */
function orderBy(sort: string, names: ReadonlyMap<string, string>): (one: Earning, other: Earning) => number {
  const column = columnOf(sort);
  const valueOf = (host: Earning): string | number => {
    if (column === 'username') return nameIn(names, host.user);
    if (column === 'minutesChange') return host.minutes - (host.before?.minutes ?? 0);
    if (column === 'diamondsChange') return host.diamonds - (host.before?.diamonds ?? 0);
    return host[column];
  };
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = <T extends string | number>(one: T, other: T) => (one < other ? -1 : Number(one > other));
  return (one, other) => direction * compare(valueOf(one), valueOf(other)) || compare(one.user, other.user);
}
