import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { around, present } from '../../core/present.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { hashPassword } from '../../platform/access/passwords.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { OWNER_SET } from '../../modules/staff/admins/rights/built-in-sets.js';
import { AgencyAdmin } from '../../modules/staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../../modules/staff/agency/agency.schema.js';
import { Bd } from '../../modules/staff/bd/bd.schema.js';
import { Tag } from '../../modules/catalogues/tags/tag.schema.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import { DEMO_ADMIN, type Env } from '../../core/config/env.js';
import { ENV } from '../../platform/config/env.module.js';
import { FilesService } from '../../platform/files/files.service.js';
import { Host, HOST_STATUS } from '../../modules/hosts/host.schema.js';
import type { CodedKind } from '../../modules/staff/shared/codes.js';
import { User } from '../../modules/users/user.schema.js';
import { drawBadge, drawPortrait } from './avatar.js';
import { DEMO_CODES, DEMO_DEVICES, DEMO_PASSWORD, DEMO_SECOND_ADMIN, DEMO_USER } from './demo-accounts.js';
import { seedCatalogues } from './demo-catalogues.js';
import { banActs, banOf } from './demo-bans.js';
import { callerOf, recordOf } from './demo-callers.js';
import { DemoDays } from './demo-days.js';
import { demoHosts, hostActs } from './demo-hosts.js';
import { seedSettings } from './demo-settings.js';
import { seedVideos } from './demo-videos.js';
import { inventAgencyName, inventPerson } from './people.js';
import { Random } from './random.js';

const SEED = 2412;
const DAY = 86_400_000;
const HOSTS = 120;
/** Multiples of the golden ratio spread evenly. */
const GOLDEN = 0.618_034;
/** Users who registered during the demo's days had no coins before the ledger. */
const NO_COINS = { coin: 0, receivingCoins: 0 };
const TAGS = ['Official Host', 'Top Gifter', 'Rising Star', 'Verified Artist', 'Community Team'];

/** Fills an empty database with realistic data: the same people and pictures every time. */
@Injectable()
export class DemoService {
  private readonly logger = new Logger('Demo');
  private readonly random = new Random(SEED);
  private readonly usernames = new Set<string>();
  private phone = 919_700_000_000;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: FilesService,
    private readonly days: DemoDays,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async seed(): Promise<void> {
    const started = Date.now();
    const staffPassword = await hashPassword(DEMO_PASSWORD);
    const tags = await this.insert(Tag, await Promise.all(TAGS.map((title, at) => this.tag(title, at))));

    const bds = await this.staff('bd', staffPassword, () => ({}));
    const agencyAdmins = await this.staff('agencyadmin', staffPassword, (at) => ({
      createBy: around(bds, at).uniqueId,
    }));
    const agencies = await this.staff('agency', staffPassword, (at) => {
      const admin = around(agencyAdmins, at);
      return { name: inventAgencyName(this.random), admin: admin.uniqueId, bd: admin.createBy };
    });
    const coinAgencies = await this.staff('coin', staffPassword, () => ({
      coins: this.random.int(50, 900) * 1000,
      number: `+${this.nextPhone()}`,
    }));
    await this.insert(Bd, bds);
    await this.insert(AgencyAdmin, agencyAdmins);
    await this.insert(Agency, agencies);
    await this.insert(CoinAgency, coinAgencies);
    const admin = await this.decorateAdmin();
    if (this.env.admin?.password === DEMO_ADMIN.password) await this.addSecondAdmin();

    const users = await this.users(tags, admin);
    await this.insert(User, users);
    const named = new Map([...agencyAdmins, ...agencies].map((one) => [one.uniqueId, one]));
    const hosts = demoHosts(this.random, this.days, users.slice(0, HOSTS), agencies, named);
    await this.insert(Host, hosts);
    const approved = hosts.filter(({ status }) => status === HOST_STATUS.approved);
    const $in = approved.map(({ user }) => user);
    await this.connection.model(User.name).updateMany({ _id: { $in } }, { $set: { host: true } });
    const videoActs = await seedVideos(this.connection, this.files, users, this.days);
    const acts = [...banActs(callerOf('admin', admin), users), ...hostActs(hosts, named), ...videoActs];
    await this.audit.recordAll(acts.map((act) => recordOf(this.audit, act)));
    await seedSettings(this.connection, this.files);
    await seedCatalogues(this.connection, this.files);
    this.logger.log(`Demo people are complete, in ${Date.now() - started} ms`);
  }

  private async insert<T extends object>(model: { name: string }, records: T[]): Promise<T[]> {
    await this.connection.model(model.name).insertMany(records);
    return records;
  }

  private async tag(title: string, at: number) {
    const _id = new Types.ObjectId();
    return { _id, title, image: await this.files.storeDrawn('tags', _id.toHexString(), drawBadge(at)) };
  }

  private portrait(catalogue: string, gender: 'female' | 'male'): Promise<string> {
    return this.store(catalogue, drawPortrait(this.random, gender));
  }

  private store(catalogue: string, drawn: Buffer): Promise<string> {
    return this.files.storeDrawn(catalogue, new Types.ObjectId().toHexString(), drawn);
  }

  /** Creates staff accounts of one kind with consecutive codes; `more` returns the additional fields of this kind. */
  private async staff<T extends object>(kind: CodedKind, password: string, more: (at: number) => T) {
    const accounts = DEMO_CODES[kind].map((uniqueId, at) => {
      const person = inventPerson(this.random, this.usernames);
      return {
        ...person,
        _id: new Types.ObjectId(),
        uniqueId,
        email: `${person.username}@example.com`,
        number: this.nextPhone(),
        password,
        createdAt: this.foundedAt(),
        createBy: '',
        ...more(at),
      };
    });
    return Promise.all(
      accounts.map(async (account) => ({ ...account, image: await this.portrait(kind, account.gender) })),
    );
  }

  private async users(tags: { _id: Types.ObjectId }[], admin: Admin) {
    const password = await hashPassword(DEMO_USER.password);
    const people = DEMO_DEVICES.map((device, at) => {
      const { random } = this;
      const person = inventPerson(random, this.usernames);
      const popular = random.chance(0.2);
      const number = at === 0 ? DEMO_USER.number : this.nextPhone();
      const createdAt = this.joinedAt(at);
      const isNew = createdAt > this.days.begin;
      return {
        _id: new Types.ObjectId(),
        ...person,
        password,
        number,
        email: `${person.username}@example.com`,
        createdAt,
        videos: random.int(0, popular ? 80 : 12),
        followers: popular ? random.int(800, 60_000) : random.int(0, 400),
        following: random.int(0, 300),
        coin: random.chance(0.8) ? random.int(0, 5000) : random.int(5000, 90_000),
        receivingCoins: popular ? random.int(500, 250_000) : random.int(0, 300),
        ...(isNew && NO_COINS),
        active: at === 0 || !random.chance(0.06),
        ...(at > 0 && random.chance(0.03) && banOf(createdAt, at, admin.name)),
        tag: popular && random.chance(0.4) ? random.pick(tags)._id : null,
        deviceIds: [device],
        hasPicture: !random.chance(0.06),
      };
    });
    return Promise.all(
      people.map(async ({ hasPicture, ...person }) => ({
        ...person,
        picture: hasPicture ? await this.portrait('users', person.gender) : '',
      })),
    );
  }

  /** Returns the first admin, with a picture. An interrupted attempt may have set it already. */
  private async decorateAdmin(): Promise<Admin> {
    const admins = this.connection.model<Admin>(Admin.name);
    const admin = present(await admins.findOne().sort({ _id: 1 }).lean<Admin>());
    // Drawn in any case: later drawings must not depend on it.
    const drawn = drawPortrait(this.random, 'female');
    if (!admin.image) {
      const image = await this.store('admin', drawn);
      await admins.updateOne(
        { _id: admin._id },
        { image, email: 'meera.nair@example.com', bio: 'Platform operations' },
      );
    }
    return admin;
  }

  /** Adds the second admin: added by no admin, and old enough to confirm requests. */
  private async addSecondAdmin(): Promise<void> {
    const { password, ...account } = DEMO_SECOND_ADMIN;
    const drawn = drawPortrait(this.random, 'female');
    // An Owner may have added an admin with this number before the demo.
    if (await this.connection.model(Admin.name).exists({ number: account.number })) return;
    const admin = {
      ...account,
      password: await hashPassword(password),
      bio: 'Payments',
      image: await this.store('admin', drawn),
      sets: [OWNER_SET],
      createdAt: new Date(Date.now() - 365 * DAY),
    };
    await this.insert(Admin, [admin]);
  }

  private nextPhone(): string {
    this.phone += this.random.int(3, 900_000);
    return String(this.phone);
  }

  /** Staff accounts exist since before the demo's days. */
  private foundedAt(): Date {
    return new Date(this.days.begin.getTime() - Math.floor(this.random.next() ** 1.6 * 245 * DAY));
  }

  /** Most hosts registered before the demo's days, and most other users during them, spread like the days' business. */
  private joinedAt(at: number): Date {
    const isEarlier = this.random.next() < (at < HOSTS ? 0.75 : 0.05);
    const part = ((at + 1) * GOLDEN) % 1;
    // The user of the README is neither among the newest nor among the oldest.
    if (isEarlier || at === 0)
      return new Date(this.days.begin.getTime() - Math.floor((1 - part) * 245 * DAY));
    return this.days.time(part);
  }
}
