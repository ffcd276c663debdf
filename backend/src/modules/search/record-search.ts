import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import {
  agenciesIn,
  agencyAdminsIn,
  bdsIn,
  coinAgenciesIn,
  type OwnedKind,
  type Reach,
  type Scope,
  videosIn,
} from '../../core/scope.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { OwnedRecords } from '../../platform/database/owned-records.js';
import type { TimeLimit } from '../../platform/database/time-limit.js';
import { CATALOGUE_KINDS } from '../catalogues/registry/catalogue-list.js';
import { CataloguesService } from '../catalogues/registry/catalogues.service.js';
import { Host, HOST_SEARCH_FIELDS, HOST_STATUS } from '../hosts/host.schema.js';
import { HostsService } from '../hosts/hosts.service.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { CoinAgency } from '../staff/coin-agency/coin-agency.schema.js';
import { type CodedAccount, STAFF_SEARCH_FIELDS } from '../staff/shared/staff-account.schema.js';
import { User, USER_SEARCH_FIELDS } from '../users/user.schema.js';
import { UsersService } from '../users/users.service.js';
import { Video, VIDEO_SEARCH_FIELDS, VIDEO_STATUS } from '../videos/video.schema.js';
import { Withdrawal, WITHDRAWAL_SEARCH_FIELDS, WITHDRAWAL_STATUS } from '../withdrawals/withdrawal.schema.js';
import {
  foundAccount,
  foundHost,
  foundInCatalogue,
  foundUser,
  foundVideo,
  foundWithdrawal,
} from './found-records.js';
import { type Bounds, newest, NEWEST } from './newest.js';
import type { FoundRecordDto } from './search.dto.js';
import type { FoundKind } from './search-kinds.js';
import { conditionsOf, idIn } from './search-text.js';
import { TransferSearch } from './transfer-search.js';

type Where = Record<string, unknown>;
type Find = (scope: Scope, search: string, bounds: Bounds) => Promise<FoundRecordDto[]>;

/** An index of these collections begins with the state. */
const HOST_STATES = { status: { $in: Object.values(HOST_STATUS) } };
const WITHDRAWAL_STATES = { status: { $in: Object.values(WITHDRAWAL_STATUS) } };
const { undecided, approved, rejected } = VIDEO_STATUS;
const PRESENT_VIDEOS = { status: { $in: [undecided, approved, rejected] } };

/** Searches the records of each kind by the kind's own index, within the scope of the caller. */
@Injectable()
export class RecordSearch {
  /** How to find the records of each kind: at most `limit` of them, the newest first. */
  readonly finders: Record<FoundKind, Find>;
  private readonly hosts: OwnedRecords<Host, 'hosted'>;
  private readonly videos: OwnedRecords<Video, 'video'>;

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    @InjectUnscoped(Host) hosts: Model<Host>,
    @InjectUnscoped(Video) videos: Model<Video>,
    @InjectUnscoped(Bd) bds: Model<Bd>,
    @InjectUnscoped(AgencyAdmin) agencyAdmins: Model<AgencyAdmin>,
    @InjectUnscoped(Agency) private readonly agencies: Model<Agency>,
    @InjectUnscoped(CoinAgency) coinAgencies: Model<CoinAgency>,
    private readonly people: UsersService,
    private readonly applications: HostsService,
    private readonly catalogues: CataloguesService,
    transfers: TransferSearch,
  ) {
    this.hosts = new OwnedRecords(hosts);
    this.videos = new OwnedRecords(videos);
    this.finders = {
      user: this.findUsers,
      host: this.findHosts,
      agency: accounts('agency', new OwnedRecords<Agency, 'agency'>(agencies), agenciesIn),
      agencyadmin: accounts(
        'agencyadmin',
        new OwnedRecords<AgencyAdmin, 'agencyadmin'>(agencyAdmins),
        agencyAdminsIn,
      ),
      bd: accounts('bd', new OwnedRecords<Bd, 'bd'>(bds), bdsIn),
      coin: accounts('coin', new OwnedRecords<CoinAgency, 'coin'>(coinAgencies), coinAgenciesIn),
      withdrawal: this.findWithdrawals,
      transfer: transfers.find,
      video: this.findVideos,
      catalogue: this.findInCatalogues,
    };
  }

  /** A user whose whole username is searched comes first, however many newer users match too. */
  private readonly findUsers: Find = async (_scope, search, { limit, time }) => {
    const find = (where: Where) =>
      this.users
        .find(where as QueryFilter<User>, {}, time)
        .sort(NEWEST)
        .limit(limit)
        .lean<User[]>();
    const [named, matching] = await Promise.all([
      find({ usernameKey: search.toLowerCase() }),
      newest(conditionsOf(search, USER_SEARCH_FIELDS), limit, find),
    ]);
    const others = matching.filter(({ _id }) => !named.some((user) => user._id.equals(_id)));
    return [...named, ...others].slice(0, limit).map(foundUser);
  };

  private readonly findHosts: Find = async (scope, search, { limit, time }) => {
    const reach = await this.applications.reachOf(scope, time);
    const found = await newest(conditionsOf(search, HOST_SEARCH_FIELDS), limit, (where) =>
      this.hosts
        .find(reach, { ...HOST_STATES, ...where } as QueryFilter<Host>)
        .setOptions(time)
        .sort(NEWEST)
        .limit(limit)
        .lean<Host[]>(),
    );
    const [pictures, agencies] = await Promise.all([
      this.people.picturesOf(
        found.map(({ user }) => user),
        time,
      ),
      this.agencyIds(
        found.map(({ agencyCode }) => agencyCode),
        time,
      ),
    ]);
    return found.map((host) =>
      foundHost(host, pictures.get(host.user.toHexString()) ?? '', agencies.get(host.agencyCode)),
    );
  };

  private readonly findWithdrawals: Find = async (_scope, search, { limit, time }) => {
    const found = await newest(conditionsOf(search, WITHDRAWAL_SEARCH_FIELDS), limit, (where) =>
      this.withdrawals
        .find({ ...WITHDRAWAL_STATES, ...where } as QueryFilter<Withdrawal>, {}, time)
        .sort(NEWEST)
        .limit(limit)
        .lean<Withdrawal[]>(),
    );
    return found.map(foundWithdrawal);
  };

  private readonly findVideos: Find = async (scope, search, { limit, time }) => {
    const found = await newest(conditionsOf(search, VIDEO_SEARCH_FIELDS), limit, (where) =>
      this.videos
        .find(videosIn(scope), { ...PRESENT_VIDEOS, ...where } as QueryFilter<Video>)
        .setOptions(time)
        .sort(NEWEST)
        .limit(limit)
        .lean<Video[]>(),
    );
    return found.map(foundVideo);
  };

  private readonly findInCatalogues: Find = async (_scope, search, { limit, time }) => {
    const found = await Promise.all(
      CATALOGUE_KINDS.map(async (kind) => {
        const records = await this.catalogues.get(kind).search(idIn(search) ?? search, limit, time);
        return records.map((record) => foundInCatalogue(kind, record));
      }),
    );
    return found
      .flat()
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, limit);
  };

  /** Returns the ids of these agencies by code. */
  private async agencyIds(codes: string[], time: TimeLimit): Promise<Map<string, string>> {
    const agencies = await this.agencies
      .find({ uniqueId: { $in: codes } }, { uniqueId: 1 }, time)
      .lean<Pick<Agency, '_id' | 'uniqueId'>[]>();
    return new Map(agencies.map(({ _id, uniqueId }) => [uniqueId, _id.toHexString()]));
  }
}

/** Returns how to find the staff accounts of one kind that are not deleted. */
function accounts<T extends CodedAccount, Kind extends OwnedKind>(
  kind: FoundKind,
  records: OwnedRecords<T, Kind>,
  reachOf: (scope: Scope) => Reach<Kind>,
): Find {
  return async (scope, search, { limit, time }) => {
    const found = await newest(conditionsOf(search, STAFF_SEARCH_FIELDS), limit, (where) =>
      records
        .find(reachOf(scope), { deleted: false, ...where } as QueryFilter<T>)
        .setOptions(time)
        .sort(NEWEST)
        .limit(limit)
        .lean<T[]>(),
    );
    return found.map(foundAccount(kind));
  };
}
