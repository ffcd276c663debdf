import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { isEmail } from 'class-validator';
import { type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { hashPassword, isPassword } from '../../platform/access/passwords.js';
import { hasNumberEnd, isSameNumber, numberEnd } from '../../core/phone-spelling.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { AppError, fieldError, takenError } from '../../core/errors.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { holdShown } from '../catalogues/shared/catalogue-record.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { Tag } from '../catalogues/tags/tag.schema.js';
import { countAll, findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { searchFilter } from '../../platform/database/search.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import type { AccountSource, Credentials } from '../../platform/access/account-source.js';
import { toUser, USER_COLUMNS, type UserDto } from './user.dto.js';
import { PictureReplaced, UserRenamed } from './user-events.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import { digitsOf, User, USER_SEARCH_FIELDS, type UserDocument } from './user.schema.js';

/** Of a user's devices the earliest and the latest ones are kept, this many of each. */
const DEVICES = 10;

/** So many users a migration looks at in one go. */
const STEP = 500;

/** What decides whether a user is banned. A sign-in reads no more: a record is mostly search keys. */
const BAN_FIELDS = { banned: 1, banReason: 1, deviceBanned: 1, deviceIds: 1 } as const;

/** What staff may change of a user's own data. */
type Editable = Partial<Pick<User, 'username' | 'name' | 'bio' | 'gender' | 'number' | 'email'>>;

/** Refuses what is no address, except the present text: documented clients send the whole user, and legacy data has such texts. */
function setEmail(user: UserDocument, email: string | undefined): void {
  if (email === undefined || email === (user.email ?? '').trim().toLowerCase()) return;
  if (email && !isEmail(email))
    throw fieldError('email', 'Enter an email address such as someone@example.com');
  user.email = email;
}

/** End users as staff see and change them (admin only), and as they sign in. */
@Injectable()
@Emits(UserRenamed, PictureReplaced)
export class UsersService implements AccountSource<UserDto> {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    @InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>,
    private readonly files: FilesService,
    private readonly events: DomainEvents,
  ) {}

  list(query: { search?: string; sort?: string }, page: Page): Promise<Listed<User>> {
    const filter = searchFilter(query.search, USER_SEARCH_FIELDS);
    return findPage(this.users, filter, page, sortOf(query.sort ?? '-createdAt', USER_COLUMNS));
  }

  async find(id: string): Promise<User> {
    const user = await this.users.findById(id).lean();
    if (!user) throw new AppError('NOT_FOUND', 'This user does not exist');
    return user;
  }

  /** The user of that name, in any case; undefined when there is none. */
  async findByUsername(username: string): Promise<User | undefined> {
    return (await this.users.findOne({ usernameKey: username.trim().toLowerCase() }).lean()) ?? undefined;
  }

  /** The user of that _id; undefined when there is none, or when it is no id at all. */
  async findIfId(id: string): Promise<User | undefined> {
    return Types.ObjectId.isValid(id) ? ((await this.users.findById(id).lean()) ?? undefined) : undefined;
  }

  /** The user whom the legacy system knew under that id; undefined when there is none. */
  async findByLegacyId(sqlId: string): Promise<User | undefined> {
    return (await this.users.findOne({ sqlId }).lean()) ?? undefined;
  }

  /** Pictures by user id. */
  async picturesOf(ids: Types.ObjectId[]): Promise<Map<string, string>> {
    const users = await this.users.find({ _id: { $in: ids } }, { picture: 1 }).lean();
    return new Map(users.map(({ _id, picture }) => [_id.toHexString(), picture]));
  }

  /** The names of some users by their id, as they are now. */
  async namesOf(ids: Types.ObjectId[]): Promise<Map<string, Pick<User, 'username' | 'name'>>> {
    const users = await this.users.find({ _id: { $in: ids } }, { username: 1, name: 1 }).lean();
    return new Map(users.map((user) => [user._id.toHexString(), user]));
  }

  /** Keeps the number of a user's videos in step; called in the transaction that adds or removes one. */
  async countVideo(id: Types.ObjectId, by: number): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: { videos: by } });
  }

  /** By phone number, however it is typed; undefined when there is none. */
  async findByNumber(number: string): Promise<User | undefined> {
    return (await this.users.findOne({ number: digitsOf(number) }).lean()) ?? undefined;
  }

  /**
   * Whom a phone number can mean as people write it: the user with exactly these digits, or else all users whose number is another
   * spelling of it, with or without country code. More than one is nobody whom coins may go to.
   */
  async findBySpelling(phone: string): Promise<User[]> {
    const exact = await this.findByNumber(phone);
    if (exact) return [exact];
    if (!hasNumberEnd(phone)) return [];
    const end = numberEnd(phone);
    // Search keys are the endings of all searched texts, usernames too: the pattern leaves those with such a number.
    const candidates = await this.users.find({ searchKeys: end, number: { $regex: `${end}$` } }).lean();
    return candidates.filter(({ number }) => isSameNumber(number, phone));
  }

  /** All users. */
  count(): Promise<number> {
    return countAll(this.users);
  }

  /** The user who came last; undefined when there is none. */
  async lastId(): Promise<Types.ObjectId | undefined> {
    return (await this.users.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean())?._id;
  }

  /** Walks over all users: the next ids after `from`, up to `to`. */
  async idsAfter(from: Types.ObjectId | null, to: Types.ObjectId, limit: number): Promise<Types.ObjectId[]> {
    const range = from ? { $gt: from, $lte: to } : { $lte: to };
    const users = await this.users.find({ _id: range }, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
    return users.map(({ _id }) => _id);
  }

  async isPasswordOf(id: string, password: string): Promise<boolean> {
    const user = await this.users.findById(id).select('+password').lean();
    return isPassword(password, user?.password);
  }

  /** A password that the owner sets anew because it was forgotten; ends all sessions of the user. */
  async resetPassword(_id: Types.ObjectId, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await inTransaction(this.connection, async () => {
      await this.users.updateOne({ _id }, { password: hash });
      await this.sessions.endAll(_id.toHexString());
    });
  }

  /** DUPLICATE when a user has this username or number. Cheap, and asked before a password is hashed. */
  async refuseTaken({ username, number }: Pick<User, 'username' | 'number'>): Promise<void> {
    if (await this.findByUsername(username)) throw takenError('username');
    if (await this.findByNumber(number)) throw takenError('number');
  }

  /** The owner's change: needs the present password and ends every session of the user but `but`. */
  async changeOwnPassword(
    id: string,
    { old, next, but }: { old: string; next: string; but: string },
  ): Promise<void> {
    const wrong = () => fieldError('oldPassword', 'Current password is wrong');
    const present = await this.users.findById(id).select('+password').lean();
    if (!(await isPassword(old, present?.password)) || !present) throw wrong();
    if (next === old) throw fieldError('newPassword', 'Choose a password other than the current one');
    const hash = await hashPassword(next);
    await inTransaction(this.connection, async () => {
      // Changed elsewhere in the meantime: the password that the caller gave is no longer the present one.
      const { matchedCount } = await this.users.updateOne(
        { _id: id, password: present.password },
        { password: hash },
      );
      if (!matchedCount) throw wrong();
      await this.sessions.endAll(id, but);
    });
  }

  async register(user: Editable & { password: string }): Promise<User> {
    const { password, ...fields } = user;
    const created = await this.users.create({ ...fields, password: await hashPassword(password) });
    return created.toObject();
  }

  /** Changes the fields given; a password is set anew and ends all sessions of the user. */
  async update(id: string, { password, email, ...fields }: Editable & { password?: string }): Promise<void> {
    const hash = password ? await hashPassword(password) : undefined;
    await this.change(id, 'user.update', async (user) => {
      user.set(fields);
      setEmail(user, email?.toLowerCase());
      if (!hash) return;
      user.set('password', hash);
      await this.sessions.endAll(id);
    });
  }

  /** What the Update User screen sets beside the coins. */
  async setProgress(id: string, level: number, experience: number): Promise<void> {
    await this.change(id, 'user.progress', (user) => {
      user.set({ level, experience });
    });
  }

  /** What a user changes of its own: a new picture replaces the old one. */
  async updateOwn(
    id: string,
    fields: Pick<Editable, 'name' | 'bio' | 'gender' | 'email'>,
    image?: IncomingFile,
  ): Promise<User> {
    const picture = image && (await this.files.store('users', image));
    // In a transaction: of two changes at once the second begins anew on what the first one left.
    const [old, saved] = await inTransaction(this.connection, async () => {
      const user = await this.users.findById(id);
      if (!user) throw new AppError('NOT_FOUND');
      const before = user.picture;
      user.set({ ...fields, ...(picture ? { picture } : {}) });
      await user.save();
      return [before, user.toObject()];
    });
    if (picture && old) await this.removePicture(saved._id, old);
    return saved;
  }

  /** Removes a replaced picture, unless records of the user, such as live sessions, still show it. */
  private async removePicture(user: Types.ObjectId, picture: string): Promise<void> {
    const shown = await this.events.emit(new PictureReplaced(user, picture));
    if (!shown.includes(true)) await this.files.remove(picture);
  }

  /** Remembers a device that the user signs in from. One that is banned ends the session (ACCOUNT_BANNED). */
  async reportDevice(id: string, device: string): Promise<void> {
    const user = { _id: new Types.ObjectId(id) };
    await this.users.updateOne(user, { $addToSet: { deviceIds: device } });
    // In the middle some go: made-up ids that come later never push out the devices that a user began with.
    const kept = {
      $concatArrays: [{ $slice: ['$deviceIds', DEVICES] }, { $slice: ['$deviceIds', -DEVICES] }],
    };
    const isFull = { ...user, [`deviceIds.${2 * DEVICES}`]: { $exists: true } };
    await this.users.updateOne(isFull, [{ $set: { deviceIds: kept } }], { updatePipeline: true });
    if (!(await this.users.exists({ deviceBanned: true, deviceIds: device }))) return;
    await this.sessions.endAll(id);
    throw new AppError('ACCOUNT_BANNED', 'This device is banned');
  }

  async setTag(id: string, tag: string): Promise<void> {
    await this.change(id, 'user.tag', async (user) => {
      if (tag && !(await holdShown(this.tags.model, tag)))
        throw fieldError('myTag', 'This tag does not exist', 'NOT_FOUND');
      user.tag = tag ? new Types.ObjectId(tag) : null;
    });
  }

  /** Takes tags that are not there any more off their users. */
  async dropDeletedTags(): Promise<void> {
    const known = await this.tags.model.distinct('_id', { deletedAt: null });
    await this.users.updateMany({ tag: { $nin: [null, ...known] } }, { tag: null });
  }

  /** A banned user's sessions end at once, and it cannot sign in. */
  async setBan(caller: Caller, id: string, banned: boolean, reason = ''): Promise<void> {
    const ban = async (user: UserDocument) => {
      if (user.banned === banned && (!banned || user.banReason === reason)) return;
      user.set(
        banned
          ? { banned, banReason: reason, bannedAt: new Date(), bannedBy: caller.name }
          : { banned, banReason: '', bannedAt: null, bannedBy: '' },
      );
      if (banned) await this.sessions.endAll(id);
    };
    await this.change(id, banned ? 'user.ban' : 'user.unban', ban, reason);
  }

  /** Fills in who gave a ban and when, from the audit log, where the user does not say so yet. */
  async nameBans(): Promise<void> {
    const unnamed = { banned: true, bannedAt: null };
    let ids: Types.ObjectId[] = [];
    do {
      // The log does not know every ban, so the walk goes by the _id.
      const last = ids.at(-1);
      const rest = last ? { ...unnamed, _id: { $gt: last } } : unnamed;
      const found = await this.users.find(rest, { _id: 1 }).sort({ _id: 1 }).limit(STEP).lean();
      ids = found.map(({ _id }) => _id);
      const bans = await this.audit.lastOf(
        ids.map((id) => id.toHexString()),
        ['user.ban'],
      );
      const writes = [...bans].map(([id, { actor, at }]) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id), ...unnamed },
          update: { bannedAt: at, bannedBy: actor.name },
        },
      }));
      if (writes.length) await this.users.bulkWrite(writes);
    } while (ids.length === STEP);
  }

  /** Bans the devices that the app reported for this user: nobody signs in from them. */
  async setDeviceBan(id: string, banned: boolean): Promise<void> {
    await this.change(id, banned ? 'user.banDevice' : 'user.unbanDevice', async (user) => {
      user.deviceBanned = banned;
      if (banned) await this.sessions.endAll(id);
    });
  }

  setActive(id: string, active: boolean): Promise<User> {
    return this.change(id, active ? 'user.activate' : 'user.deactivate', async (user) => {
      user.active = active;
      if (!active) await this.sessions.endAll(id);
    });
  }

  /** The app signs in by phone number. An inactive account is as good as none; a banned one is told why. */
  async findByLogin(number: string): Promise<Credentials<UserDto> | undefined> {
    const user = await this.users
      .findOne({ number: digitsOf(number), active: true })
      .select('+password')
      .lean();
    if (!user) return undefined;
    const { password, ...profile } = user;
    return {
      id: user._id.toHexString(),
      code: '',
      name: user.username,
      passwordHash: password,
      profile: toUser(profile),
      banReason: () => this.banOf(user),
    };
  }

  async holdUsable(id: string, passwordHash: string): Promise<boolean> {
    const usable = { _id: new Types.ObjectId(id), password: passwordHash, active: true };
    const user = await this.users
      .findOneAndUpdate(usable, { $inc: { __v: 1 } }, { projection: BAN_FIELDS })
      .lean<Pick<User, keyof typeof BAN_FIELDS>>();
    return user !== null && (await this.banOf(user)) === undefined;
  }

  async profileOf(id: string): Promise<UserDto | undefined> {
    const user = await this.users.findById(id).lean();
    return user ? toUser(user) : undefined;
  }

  private async banOf(user: Pick<User, keyof typeof BAN_FIELDS>): Promise<string | undefined> {
    if (user.banned)
      return user.banReason ? `This account is banned: ${user.banReason}` : 'This account is banned';
    const bannedDevice = { deviceBanned: true, deviceIds: { $in: user.deviceIds } };
    const banned =
      user.deviceBanned || (user.deviceIds.length > 0 && (await this.users.exists(bannedDevice)) !== null);
    return banned ? 'This device is banned' : undefined;
  }

  /** The official tags before and after a change by their titles, as the audit log tells them; '' where they are the same. */
  private async toldTags(...ids: [Types.ObjectId | null, Types.ObjectId | null]): Promise<string[]> {
    if (String(ids[0]) === String(ids[1])) return ['', ''];
    const tags = await this.tags.model.find({ _id: { $in: ids.filter(Boolean) } }, { title: 1 }).lean();
    const titles = new Map(tags.map(({ _id, title }) => [_id.toHexString(), title]));
    return ids.map((id) => (id ? (titles.get(id.toHexString()) ?? '') : ''));
  }

  /** One change, its audit record and what else `apply` does: all of it stands or nothing does. */
  private async change(
    id: string,
    action: string,
    apply: (user: UserDocument) => void | Promise<void>,
    reason?: string,
  ): Promise<User> {
    const { after } = await this.audit.change<User>({
      action,
      find: async () => {
        const user = await this.users.findById(id).select('+password');
        if (!user) throw new AppError('NOT_FOUND', 'This user does not exist');
        return user;
      },
      apply,
      afterSave: async ({ before, after }) => {
        if (after.username !== before.username)
          await this.events.emit(new UserRenamed(after._id, after.username));
        const [was, is] = await this.toldTags(before.tag, after.tag);
        return { before: { tag: was }, after: { tag: is } };
      },
      label: ({ username }) => username,
      reason,
    });
    return after;
  }
}
