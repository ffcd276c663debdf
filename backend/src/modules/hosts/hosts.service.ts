import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { hostedBy, hostedIn, type Reach, type Scope } from '../../core/scope.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { AppError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { OwnedRecords } from '../../platform/database/owned-records.js';
import { type Listed, sortOf } from '../../platform/database/paging.js';
import { renameRecords, searchFilter } from '../../platform/database/search.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { FingerprintOf } from '../../platform/events/change-feed.js';
import { AccountDeleted, UserRenamed } from '../users/user-events.js';
import type { User } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { type HostDto, type HostCountsDto, toHost } from './host.dto.js';
import { APPLICANTS, Host, HOST_SEARCH_FIELDS, HOST_STATUS, type HostStatus } from './host.schema.js';

export interface HostQuery {
  search?: string;
  sort?: string;
  status?: HostStatus;
}

/** Host applications as those above the host see them. */
@Injectable()
export class HostsService {
  private readonly hosts: OwnedRecords<Host, 'hosted'>;

  constructor(
    @InjectUnscoped(Host) hosts: Model<Host>,
    private readonly agencies: AgencyService,
    private readonly users: UsersService,
  ) {
    this.hosts = new OwnedRecords(hosts);
  }

  /** Applications that are reached, newest first unless asked otherwise. */
  async list(
    reach: Reach<'hosted'>,
    { search, sort = '-createdAt', status }: HostQuery,
    page: Page,
  ): Promise<Listed<Host>> {
    const filter = {
      ...(status === undefined ? {} : { status }),
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

  /** Applications by state in scope, and the users that they belong to (all users for the admin). */
  async count(scope: Scope): Promise<HostCountsDto> {
    const reach = await this.reachOf(scope);
    const of = (status: HostStatus) => this.hosts.count(reach, { status });
    const [acc, pen, rej, u] = await Promise.all([
      of(HOST_STATUS.approved),
      of(HOST_STATUS.pending),
      of(HOST_STATUS.rejected),
      scope.isEverything ? this.users.count() : this.countApplicants(reach),
    ]);
    return { u, acc, pen, rej, accepted: acc, pending: pen, rejected: rej };
  }

  /** The user who applied somewhere in scope; for the admin any user. `legacy`: named by its id in the legacy system. */
  async findApplicant(scope: Scope, named: string, legacy: boolean): Promise<User> {
    const user = legacy ? await this.users.findByLegacyId(named) : await this.users.findIfId(named);
    const reached =
      user && (scope.isEverything || (await this.hosts.has(await this.reachOf(scope), { user: user._id })));
    if (!reached) throw new AppError('NOT_FOUND', 'This user does not exist');
    return user;
  }

  /** What belongs to the agency that is named by code or _id, in scope; 404 for a foreign one. */
  async agencyReach(scope: Scope, named: string): Promise<Reach<'hosted'>> {
    const agency = await this.agencies.findByCodeOrId(scope, named);
    if (!agency) throw new AppError('NOT_FOUND', 'There is no such agency');
    return hostedBy(agency);
  }

  /** The user who applied, as it stands now; undefined when it is gone. */
  userOf({ user }: Host): Promise<User | undefined> {
    return this.users.findIfId(user.toHexString());
  }

  /** Applications of one user in scope, newest first. */
  async applicationsOf(scope: Scope, user: Types.ObjectId): Promise<Host[]> {
    const reach = await this.reachOf(scope);
    return this.hosts.find(reach, { user }).sort({ createdAt: -1 }).limit(20).lean();
  }

  /** A user's own applications, newest first. */
  ownApplications(user: string): Promise<Host[]> {
    return this.hosts.unscoped
      .find({ user: new Types.ObjectId(user) })
      .sort({ createdAt: -1 })
      .limit(20)
      .lean();
  }

  /** The approved application of a user; undefined when it may not stream. */
  async approvedOf(user: string): Promise<Host | undefined> {
    const where = { user: new Types.ObjectId(user), status: HOST_STATUS.approved };
    return (await this.hosts.unscoped.findOne(where).lean()) ?? undefined;
  }

  /** Applications in scope that other users made with this phone, newest first. */
  async othersWithPhone(scope: Scope, { number, user }: Host): Promise<Host[]> {
    const reach = await this.reachOf(scope);
    const others = { number, user: { $ne: user } };
    return this.hosts.find(reach, others).sort({ createdAt: -1 }).limit(20).lean();
  }

  /** Records as staff see them: two more queries for all of them, for agency names and pictures. */
  async describe(hosts: Host[]): Promise<HostDto[]> {
    const [names, pictures] = await Promise.all([
      this.agencies.namesOf(hosts.map(({ agencyCode }) => agencyCode)),
      this.users.picturesOf(hosts.map(({ user }) => user)),
    ]);
    return hosts.map((host) =>
      toHost(host, names.get(host.agencyCode), pictures.get(host.user.toHexString()) ?? ''),
    );
  }

  /** An applicant has another username from now on. */
  @On(UserRenamed)
  rename({ user, username }: UserRenamed): Promise<void> {
    return renameRecords(this.hosts.unscoped, user, username, HOST_SEARCH_FIELDS);
  }

  /** The account of an applicant goes, and its applications with it. */
  @On(AccountDeleted)
  async forget({ user }: AccountDeleted): Promise<void> {
    await this.hosts.unscoped.deleteMany({ user });
  }

  /** Changes whenever somebody applies or decides. */
  @FingerprintOf('hosts')
  async fingerprint(): Promise<string> {
    const newest = await this.hosts.unscoped.findOne({}, { changedAt: 1 }).sort({ changedAt: -1 }).lean();
    return `${newest?._id.toHexString()} ${newest?.changedAt.getTime()}`;
  }

  private async countApplicants(reach: Reach<'hosted'>): Promise<number> {
    const [counted] = await this.hosts
      .aggregate<{ users: number }>(reach, {}, [{ $group: { _id: '$user' } }, { $count: 'users' }])
      .hint(APPLICANTS);
    return counted?.users ?? 0;
  }

  /** What belongs to the agencies in scope. */
  reachOf(scope: Scope): Promise<Reach<'hosted'>> {
    return hostedIn(scope, (agencies) => this.agencies.codesOf(agencies));
  }
}
