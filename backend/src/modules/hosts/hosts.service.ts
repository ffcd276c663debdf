import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { hostedBy, hostedIn, type Reach, type Scope } from '../../core/scope.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { normaliseCode } from '../staff/shared/codes.js';
import { type CodedStaff, InjectStaff } from '../staff/shared/staff.js';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { OwnedRecords } from '../../platform/database/owned-records.js';
import { type Listed, sortOf } from '../../platform/database/paging.js';
import { type Renaming, renameRecords, searchFilter } from '../../platform/database/search.js';
import type { TimeLimit } from '../../platform/database/time-limit.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../platform/events/change-feed.js';
import { AccountDeleted, UserRenamed } from '../users/user-events.js';
import type { User } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { type AgenciesQuery, type HostDto, type HostCountsDto, HostListFilter, toHost } from './host.dto.js';
import { APPLICANTS, Host, HOST_SEARCH_FIELDS, HOST_STATUS, type HostStatus } from './host.schema.js';

/** The filters and the order of the list, and `ids` for these applications only. Without a status: every state. */
export type HostQuery = Omit<HostListFilter, 'status'> & {
  status?: HostStatus | undefined;
  ids?: string[];
  sort?: string;
};

/** Reads host applications for the roles above a host. */
@Injectable()
export class HostsService {
  private readonly hosts: OwnedRecords<Host, 'hosted'>;

  constructor(
    @InjectUnscoped(Host) hosts: Model<Host>,
    @InjectStaff(Agency) private readonly agencies: CodedStaff<'agency', Agency>,
    private readonly agencyService: AgencyService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
  ) {
    this.hosts = new OwnedRecords(hosts);
  }

  /** Lists the applications in reach, newest first by default. `scope` limits the agencies that the query names. */
  async list(
    scope: Scope,
    reach: Reach<'hosted'>,
    { search, sort = '-createdAt', status, ids, ...query }: HostQuery,
    page: Page,
  ): Promise<Listed<Host>> {
    const where = whereOf(query, this.zones.calendar, HostListFilter);
    const { decidedBy } = query;
    const filter = {
      ...stateFilter(scope, status),
      ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
      ...where,
      ...(where.changedAt && { status: decidedOf(status) }),
      ...(decidedBy && { decider: decidedBy.toLowerCase() }),
      ...(await this.namedAgencies(scope, query)),
      ...searchFilter(search, HOST_SEARCH_FIELDS),
    };
    return this.hosts.findPage(reach, filter, page, sortOf(sort, {}));
  }

  async find(scope: Scope, id: string): Promise<Host> {
    const reach = await this.reachOf(scope);
    const host = await this.hosts.findOne(reach, { _id: new Types.ObjectId(id) }).lean();
    if (!host) throw new AppError('NOT_FOUND', 'This application does not exist');
    return host;
  }

  /** Returns those of these applications that are in scope. */
  async named(scope: Scope, ids: Types.ObjectId[]): Promise<Host[]> {
    return this.hosts.find(await this.reachOf(scope), { _id: { $in: ids } }).lean();
  }

  /** Returns those of the ids whose applications are in scope. */
  async reached(scope: Scope, ids: readonly string[]): Promise<string[]> {
    const where = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const found = await this.hosts.find(await this.reachOf(scope), where, { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Counts the applications in scope by state, and their users (all users for the admin), and dates the oldest pending one. */
  async count(scope: Scope): Promise<HostCountsDto> {
    const reach = await this.reachOf(scope);
    const of = (status: HostStatus) => this.hosts.count(reach, { status });
    const [acc, pen, rej, u, oldest] = await Promise.all([
      of(HOST_STATUS.approved),
      of(HOST_STATUS.pending),
      of(HOST_STATUS.rejected),
      scope.isEverything ? this.users.count() : this.countApplicants(reach),
      this.hosts.findOne(reach, { status: HOST_STATUS.pending }).sort({ createdAt: 1, _id: 1 }).lean(),
    ]);
    const oldestPending = oldest?.createdAt.toISOString() ?? null;
    return { u, acc, pen, rej, accepted: acc, pending: pen, rejected: rej, oldestPending };
  }

  /**
   * Finds a user who has an application in scope, or any user for the admin. `legacy`: `named` is the id in the legacy
   * system.
   */
  async findApplicant(scope: Scope, named: string, legacy: boolean): Promise<User> {
    const user = legacy ? await this.users.findByLegacyId(named) : await this.users.findIfId(named);
    const reached =
      user && (scope.isEverything || (await this.hosts.has(await this.reachOf(scope), { user: user._id })));
    if (!reached) throw new AppError('NOT_FOUND', 'This user does not exist');
    return user;
  }

  /** Returns the reach of the agency with this code or _id. Fails with NOT_FOUND if the agency is not in scope. */
  async agencyReach(scope: Scope, named: string): Promise<Reach<'hosted'>> {
    const agency = await this.agencies.codes.findByCodeOrId(scope, named);
    if (!agency) throw new AppError('NOT_FOUND', 'This agency does not exist');
    return hostedBy(agency);
  }

  /** Returns the current record of the applicant, or undefined if the user is deleted. */
  userOf({ user }: Host): Promise<User | undefined> {
    return this.users.findIfId(user.toHexString());
  }

  /** Returns the newest 20 applications of a user in scope. */
  async applicationsOf(scope: Scope, user: Types.ObjectId): Promise<Host[]> {
    const reach = await this.reachOf(scope);
    return this.hosts.find(reach, { user }).sort({ createdAt: -1 }).limit(20).lean();
  }

  /** Returns the newest 20 applications of a user, for the user. */
  ownApplications(user: string): Promise<Host[]> {
    return this.hosts.unscoped
      .find({ user: new Types.ObjectId(user) })
      .sort({ createdAt: -1 })
      .limit(20)
      .lean();
  }

  /** Returns those of these users who have a pending or approved application. */
  async withOpenApplication(users: Types.ObjectId[]): Promise<Set<string>> {
    const where = { user: { $in: users }, status: { $lt: HOST_STATUS.rejected } };
    const found = await this.hosts.unscoped.find(where).distinct('user');
    return new Set(found.map((id) => id.toHexString()));
  }

  /** Returns the approved application of a user, or undefined if the user may not stream. */
  async approvedOf(user: string): Promise<Host | undefined> {
    const where = { user: new Types.ObjectId(user), status: HOST_STATUS.approved };
    return (await this.hosts.unscoped.findOne(where).lean()) ?? undefined;
  }

  /** Returns the newest 20 applications in scope that other users made with this phone number. */
  async othersWithPhone(scope: Scope, { number, user }: Host): Promise<Host[]> {
    const reach = await this.reachOf(scope);
    const others = { number, user: { $ne: user } };
    return this.hosts.find(reach, others).sort({ createdAt: -1 }).limit(20).lean();
  }

  /** Returns rows for staff. A pending one counts the other users in scope who applied with its phone number. */
  async describeQueue(scope: Scope, hosts: Host[]): Promise<HostDto[]> {
    const numbers = hosts.flatMap(({ status, number }) => (status === HOST_STATUS.pending ? number : []));
    const [rows, users] = await Promise.all([this.describe(hosts), this.usersByNumber(scope, numbers)]);
    return rows.map((row) => {
      const others = row.status === HOST_STATUS.pending ? new Set(users.get(row.number)) : new Set();
      others.delete(row.userId);
      return others.size ? { ...row, phoneSharers: others.size } : row;
    });
  }

  private async usersByNumber(scope: Scope, numbers: string[]): Promise<Map<string, string[]>> {
    if (!numbers.length) return new Map();
    const found = await this.hosts.aggregate<{ _id: string; users: Types.ObjectId[] }>(
      await this.reachOf(scope),
      { number: { $in: numbers } },
      [{ $group: { _id: '$number', users: { $addToSet: '$user' } } }],
    );
    return new Map(found.map(({ _id, users }) => [_id, users.map((user) => user.toHexString())]));
  }

  /** Converts records for staff. Two queries in all add the names of the agencies and the pictures. */
  async describe(hosts: Host[]): Promise<HostDto[]> {
    const [names, pictures] = await Promise.all([
      this.agencyService.namesOf(hosts.map(({ agencyCode }) => agencyCode)),
      this.users.picturesOf(hosts.map(({ user }) => user)),
    ]);
    return hosts.map((host) =>
      toHost(host, names.get(host.agencyCode), pictures.get(host.user.toHexString()) ?? ''),
    );
  }

  /** Updates the username of a renamed applicant. */
  @On(UserRenamed)
  rename(event: UserRenamed): Promise<Renaming> {
    return renameRecords(this.hosts.unscoped, event, HOST_SEARCH_FIELDS);
  }

  /** Deletes the applications of a user whose account is deleted. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    await this.hosts.unscoped.deleteMany({ user });
  }

  /** Returns a value that changes whenever a user applies, or an application is decided or moves to another agency. */
  @FingerprintOf('hosts')
  async fingerprint(): Promise<string> {
    const newest = await this.hosts.unscoped.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean();
    const moved = await this.audit.newestId('host.move');
    return `${newest?._id.toHexString()} ${newest?.changedAt.getTime()} ${moved ?? ''}`;
  }

  private async countApplicants(reach: Reach<'hosted'>): Promise<number> {
    const [counted] = await this.hosts
      .aggregate<{ users: number }>(reach, {}, [{ $group: { _id: '$user' } }, { $count: 'users' }])
      .hint(APPLICANTS);
    return counted?.users ?? 0;
  }

  /** Returns a filter for the agencies that a query names, within the scope: one agency, or all below a parent. */
  async namedAgencies(
    scope: Scope,
    { agencyCode, agencyAdmin, bd }: AgenciesQuery,
  ): Promise<{ agencyCode?: string | { $in: string[] } }> {
    const code = agencyCode && normaliseCode(agencyCode);
    if (!agencyAdmin && !bd) return code ? { agencyCode: code } : {};
    const $in = await this.agencyService.codesBelow(scope, { agencyAdmin, bd });
    return { agencyCode: { $in: code ? $in.filter((one) => one === code) : $in } };
  }

  /** Returns the reach of the agencies in scope. */
  reachOf(scope: Scope, time: TimeLimit = {}): Promise<Reach<'hosted'>> {
    return hostedIn(scope, (agencies) => this.agencyService.codesOf(agencies, {}, time));
  }
}

/** Returns a filter for the decided applications of a state, or of all states. Pending ones have no decision. */
function decidedOf(status: HostStatus | undefined) {
  const decided: HostStatus[] = [HOST_STATUS.approved, HOST_STATUS.rejected];
  return { $in: decided.filter((one) => status === undefined || one === status) };
}

/**
 * Filters by the state; undefined means every state. The indexes over all agencies begin with the state, so they sort the
 * applications of every state only when the filter names the states.
 */
function stateFilter({ isEverything }: Scope, status: HostStatus | undefined) {
  if (status !== undefined) return { status };
  return isEverything ? { status: { $in: Object.values(HOST_STATUS) } } : {};
}
