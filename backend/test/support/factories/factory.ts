// Creates records through the models. Each call creates a record with unique values.
import { randomBytes } from 'node:crypto';
import { type HydratedDocument, type Connection, Types } from 'mongoose';
import { hashPassword } from '../../../src/platform/access/passwords.js';
import type { Role } from '../../../src/core/roles.js';
import { Admin } from '../../../src/modules/staff/admins/admin.schema.js';
import { OWNER_SET } from '../../../src/modules/staff/admins/rights/built-in-sets.js';
import { AgencyAdmin } from '../../../src/modules/staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../../../src/modules/staff/agency/agency.schema.js';
import { Bd } from '../../../src/modules/staff/bd/bd.schema.js';
import { Tag } from '../../../src/modules/catalogues/tags/tag.schema.js';
import { CoinAgency } from '../../../src/modules/staff/coin-agency/coin-agency.schema.js';
import { Host } from '../../../src/modules/hosts/host.schema.js';
import { HOMES } from '../../../src/modules/ledger/balances.service.js';
import { heldAccount, STORED_KINDS } from '../../../src/modules/ledger/accounts.js';
import { UserItem } from '../../../src/modules/items/user-item.schema.js';
import { LedgerEntry } from '../../../src/modules/ledger/ledger-entry.schema.js';
import { openingEntry } from '../../../src/modules/ledger/opening.service.js';
import { LiveSession } from '../../../src/modules/hosts/live/live-session.schema.js';
import { Plan } from '../../../src/modules/catalogues/plans/plan.schema.js';
import { Order } from '../../../src/modules/orders/order.schema.js';
import { Frame } from '../../../src/modules/catalogues/frames/frame.schema.js';
import { Gift } from '../../../src/modules/catalogues/gifts/gift.schema.js';
import { LiveGift } from '../../../src/modules/catalogues/live-gifts/live-gift.schema.js';
import { LiveGiftCategory } from '../../../src/modules/catalogues/live-gift-categories/live-gift-category.schema.js';
import { InboxMessage } from '../../../src/modules/notifications/inbox-message.schema.js';
import { User } from '../../../src/modules/users/user.schema.js';
import type { BankDetails } from '../../../src/modules/withdrawals/bank-details.js';
import { Withdrawal } from '../../../src/modules/withdrawals/withdrawal.schema.js';
import { NOT_SCORED, Video } from '../../../src/modules/videos/video.schema.js';
import { bankSeals } from '../bank-seals.js';

/** The password of every account that a factory creates. */
export const PASSWORD = 'right-password-1';
// Hashed once for all accounts.
const passwordHash = hashPassword(PASSWORD);

let count = 0;
const next = () => (count += 1);

/** The fields that a test may set on an account of any role. */
export type AccountFields = Partial<Pick<Admin, 'name' | 'number' | 'disabled' | 'deleted'>>;

/** The fields that a test may set on a withdrawal. */
export type AskedFields = Partial<Withdrawal & BankDetails>;

export class Factory {
  constructor(private readonly connection: Connection) {}

  /** An account that signs in as this role. */
  account(
    role: Role,
    fields: AccountFields = {},
  ): Promise<Admin | Bd | AgencyAdmin | Agency | CoinAgency | User> {
    const make = {
      admin: () => this.admin(fields),
      bd: () => this.bd(fields),
      agencyadmin: () => this.agencyAdmin(fields),
      agency: () => this.agency(fields),
      coin: () => this.coinAgency(fields),
      user: () => this.user(fields),
    };
    return make[role]();
  }

  user(fields: Partial<User> = {}): Promise<User> {
    const n = next();
    return this.insert(User, { username: `user.${n}`, name: `User ${n}`, number: phone(n), ...fields });
  }

  /** An admin, by default an Owner. */
  admin(fields: Partial<Admin> = {}): Promise<Admin> {
    return this.insert(Admin, { ...staff('Admin'), sets: [OWNER_SET], ...fields });
  }

  bd(fields: Partial<Bd> = {}): Promise<Bd> {
    return this.insert(Bd, { ...staff('BD'), uniqueId: `BD${code()}`, ...fields });
  }

  agencyAdmin(fields: Partial<AgencyAdmin> = {}): Promise<AgencyAdmin> {
    return this.insert(AgencyAdmin, {
      ...staff('Agency admin'),
      uniqueId: `AA${code()}`,
      createBy: 'BD999999',
      ...fields,
    });
  }

  agency(fields: Partial<Agency> = {}): Promise<Agency> {
    return this.insert(Agency, {
      ...staff('Agency'),
      uniqueId: `AG${code()}`,
      bd: 'BD999999',
      admin: 'AA999999',
      ...fields,
    });
  }

  coinAgency(fields: Partial<CoinAgency> = {}): Promise<CoinAgency> {
    return this.insert(CoinAgency, { ...staff('Coin agency'), uniqueId: `coin@${code()}`, ...fields });
  }

  /** An application of `user` at the agency with that code. */
  host(user: User, agencyCode: string, fields: Partial<Host> = {}): Promise<Host> {
    const { _id, username, name, number } = user;
    return this.insert(Host, { user: _id, username, realName: name, number, agencyCode, ...fields });
  }

  /** A live session of `user`; `fields` override the defaults. */
  liveSession(user: User, agencyCode: string, fields: Partial<LiveSession> = {}): Promise<LiveSession> {
    const { _id, username } = user;
    const session = {
      user: _id,
      username,
      agencyCode,
      channelName: `Channel ${next()}`,
      heartbeatAt: new Date(),
    };
    return this.insert(LiveSession, { ...session, ...fields });
  }

  /** A video of `user`; its files do not exist. */
  video(user: User, fields: Partial<Video> = {}): Promise<Video> {
    const path = () => `uploads/videos/${randomBytes(12).toString('hex')}`;
    const { score = null } = fields;
    return this.insert(Video, {
      user: user._id,
      username: user.username,
      file: `${path()}.webm`,
      poster: `${path()}.webp`,
      queueRank: score ?? NOT_SCORED,
      ...fields,
    });
  }

  /** A notification in the inbox of `user`. */
  message({ _id: user }: User, fields: Partial<InboxMessage> = {}): Promise<InboxMessage> {
    const title = `Message ${next()}`;
    const notification = new Types.ObjectId();
    const message = { user, notification, title, description: 'Have a look.', createdAt: new Date() };
    return this.insert(InboxMessage, { ...message, ...fields });
  }

  tag(title = `Tag ${next()}`): Promise<Tag> {
    return this.insert(Tag, { title });
  }

  gift(fields: Partial<Gift> = {}): Promise<Gift> {
    const title = `Gift ${next()}`;
    return this.insert(Gift, { title, coin: 5, image: 'uploads/gifts/none.webp', ...fields });
  }

  plan(fields: Partial<Plan> = {}): Promise<Plan> {
    return this.insert(Plan, { title: `Plan ${next()}`, coins: 100, rs: 10, ...fields });
  }

  frame(fields: Partial<Frame> = {}): Promise<Frame> {
    const effect = { title: `Frame ${next()}`, type: 'PURCHASED' as const, price: 1, valid: 7 };
    const files = { svga: 'uploads/frames/none.svga', thumbnail: 'uploads/frames/none.webp' };
    return this.insert(Frame, { ...effect, ...files, ...fields });
  }

  /** A frame that `user` has for good. */
  async frameOf({ _id: user }: User): Promise<Frame> {
    const frame = await this.frame();
    const now = new Date();
    const owned = { user, kind: 'frames' as const, item: frame._id, title: frame.title };
    await this.insert(UserItem, { ...owned, source: 'grant', from: now, createdAt: now });
    return frame;
  }

  /** An open order of `user`. */
  order({ _id: user, username, name }: User, fields: Partial<Order> = {}): Promise<Order> {
    const now = new Date();
    const bought = {
      plan: new Types.ObjectId(),
      planTitle: 'Starter',
      coins: 100,
      amount: 1000,
      currency: 'inr',
    };
    const times = { createdAt: now, changedAt: now };
    return this.insert(Order, { user, username, name, ...bought, ...times, ...fields });
  }

  /** A live gift in a new category; its files do not exist. */
  async liveGift(fields: Partial<LiveGift> = {}): Promise<LiveGift> {
    const title = `Live gift ${next()}`;
    const { _id: category } = await this.insert(LiveGiftCategory, { title: `Category ${next()}` });
    const files = { image: 'uploads/live-gifts/none.svga', giftimage: 'uploads/live-gifts/none.webp' };
    return this.insert(LiveGift, { title, coin: 5, category, ...files, ...fields });
  }

  /** A pending request of `user`, whose coins are held. */
  async withdrawal(
    { _id, username, name }: User,
    {
      accountNo = `00${next()}1234567`,
      ifscCode = 'SBIN0001234',
      panNumber = '',
      ...fields
    }: AskedFields = {},
  ): Promise<Withdrawal> {
    const coins = fields.coins ?? 10;
    const request = new Types.ObjectId();
    await this.connection.model(User.name).updateOne({ _id }, { $inc: { heldCoins: coins } });
    await this.connection.model(LedgerEntry.name).create(openingEntry(heldAccount(_id), coins, username));
    return this.insert(Withdrawal, {
      _id: request,
      ...bankSeals(this.connection).seal(request, { accountNo, ifscCode, panNumber }),
      user: _id,
      username,
      name,
      coins,
      bankName: 'State Bank of India',
      createdAt: new Date(),
      changedAt: new Date(),
      ...fields,
    });
  }

  private async insert<T extends { _id: Types.ObjectId }>(
    schema: { name: string; prototype: T },
    fields: Partial<T>,
  ): Promise<T> {
    const model = this.connection.model<T>(schema.name);
    const password = model.schema.path('password') ? { password: await passwordHash } : {};
    const record = (await model.create({ ...password, ...fields } as T)) as unknown as HydratedDocument<T>;
    const made = record.toObject() as T;
    await this.open(schema.name, made as unknown as Record<string, unknown>);
    return made;
  }

  /** Enters the record's coins into the ledger as opening balances. */
  private async open(model: string, record: Record<string, unknown>): Promise<void> {
    for (const kind of STORED_KINDS.filter((one) => HOMES[one].model === model)) {
      const { balance, label } = HOMES[kind];
      const coins = Number(record[balance] ?? 0);
      if (coins === 0) continue;
      const entry = openingEntry(`${kind}:${String(record._id)}`, coins, String(record[label]));
      await this.connection.model(LedgerEntry.name).create(entry);
    }
  }
}

const code = () => String(200_000 + next());
const phone = (n: number) => String(919_800_000_000 + n);
const staff = (name: string) => {
  const n = next();
  return { name: `${name} ${n}`, email: `staff.${n}@example.com`, number: phone(n) };
};
