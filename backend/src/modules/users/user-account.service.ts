import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { AppError, fieldError, takenError } from '../../core/errors.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import type { AccountSource, Credentials } from '../../platform/access/account-source.js';
import { refuseGuessable } from '../../platform/access/guessable-passwords.js';
import { passwordOf } from '../../core/typed-text.js';
import { hashPassword, isPassword } from '../../platform/access/passwords.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import { FilesService } from '../../platform/files/files.service.js';
import { toUser, type UserDto } from './user.dto.js';
import { PictureReplaced } from './user-events.js';
import { digitsOf, type EditableUser, knownOfUser, User } from './user.schema.js';
import { UsersService } from './users.service.js';

/** The number of earliest and of latest devices to keep per user. */
const DEVICES = 10;

/** The fields that decide whether a user is banned. Sign-in reads only these: search keys make up most of a record. */
const BAN_FIELDS = { banned: 1, banReason: 1, deviceBanned: 1, deviceIds: 1 } as const;

/** Sign-in of app users, and changes that users make to their own account. */
@Injectable()
@Emits(PictureReplaced)
export class UserAccountService implements AccountSource<UserDto> {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly finder: UsersService,
    private readonly sessions: SessionsService,
    private readonly files: FilesService,
    private readonly events: DomainEvents,
  ) {}

  /** Finds an account by phone number. Excludes inactive accounts; a banned account comes with its ban reason. */
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

  async register(user: EditableUser & { password: string }): Promise<User> {
    const { password, ...fields } = user;
    const created = await this.users.create({ ...fields, password: await hashPassword(password) });
    return created.toObject();
  }

  /** Fails with DUPLICATE when the username or number is taken. A cheap check to run before hashing a password. */
  async refuseTaken({ username, number }: Pick<User, 'username' | 'number'>): Promise<void> {
    if (await this.finder.findByUsername(username)) throw takenError('username');
    if (await this.finder.findByNumber(number)) throw takenError('number');
  }

  async isPasswordOf(id: string, password: string): Promise<boolean> {
    const user = await this.users.findById(id).select('+password').lean();
    return isPassword(password, user?.password);
  }

  /** Changes the user's own password after checking the current one. Ends all sessions of the user except `but`. */
  async changeOwnPassword(
    id: string,
    { old, next, but }: { old: string; next: string; but: string },
  ): Promise<void> {
    const wrong = () => fieldError('oldPassword', 'Current password is wrong');
    const present = await this.users.findById(id).select('+password').lean();
    if (!(await isPassword(old, present?.password)) || !present) throw wrong();
    if (next === passwordOf(old))
      throw fieldError('newPassword', 'Choose a password other than the current one');
    refuseGuessable(next, knownOfUser(present), 'newPassword');
    const hash = await hashPassword(next);
    await inTransaction(this.connection, async () => {
      // No match: the password was changed meanwhile, so the caller's old password is no longer valid.
      const { matchedCount } = await this.users.updateOne(
        { _id: id, password: present.password },
        { password: hash },
      );
      if (!matchedCount) throw wrong();
      await this.sessions.endAll(id, but);
    });
  }

  /** Replaces a password that the owner has forgotten. Ends all sessions of the user. */
  async resetPassword(_id: Types.ObjectId, password: string): Promise<void> {
    const hash = await hashPassword(password);
    await inTransaction(this.connection, async () => {
      await this.users.updateOne({ _id }, { password: hash });
      await this.sessions.endAll(_id.toHexString());
    });
  }

  /** Updates the user's own profile. A new picture replaces the old one. */
  async updateOwn(
    id: string,
    fields: Pick<EditableUser, 'name' | 'bio' | 'gender' | 'email'>,
    image?: IncomingFile,
  ): Promise<User> {
    const picture = image && (await this.files.store('users', image));
    // The transaction retries the second of two concurrent changes with the result of the first.
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

  /** Deletes a replaced picture unless other records of the user, such as live sessions, still show the picture. */
  private async removePicture(user: Types.ObjectId, picture: string): Promise<void> {
    const shown = await this.events.emit(new PictureReplaced(user, picture));
    if (!shown.includes(true)) await this.files.remove(picture);
  }

  /** Stores a device that the user signs in from. A banned device ends all sessions and fails with ACCOUNT_BANNED. */
  async reportDevice(id: string, device: string): Promise<void> {
    const user = { _id: new Types.ObjectId(id) };
    await this.users.updateOne(user, { $addToSet: { deviceIds: device } });
    // Drops devices from the middle, so that made-up ids reported later cannot push out the user's first devices.
    const firstAndLast = {
      $concatArrays: [{ $slice: ['$deviceIds', DEVICES] }, { $slice: ['$deviceIds', -DEVICES] }],
    };
    const isFull = { ...user, [`deviceIds.${2 * DEVICES}`]: { $exists: true } };
    await this.users.updateOne(isFull, [{ $set: { deviceIds: firstAndLast } }], { updatePipeline: true });
    if (!(await this.users.exists({ deviceBanned: true, deviceIds: device }))) return;
    await this.sessions.endAll(id);
    throw new AppError('ACCOUNT_BANNED', 'This device is banned');
  }
}
