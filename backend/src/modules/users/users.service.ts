import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { hasNumberEnd, isSameNumber, numberEnd } from '../../core/phone-spelling.js';
import type { Page } from '../../http/list-query.js';
import { countAll, findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { StoredRecords } from '../../platform/database/stored-records.js';
import { searchFilter } from '../../platform/database/search.js';
import { USER_COLUMNS } from './user.dto.js';
import { digitsOf, User, USER_SEARCH_FIELDS } from './user.schema.js';

/**
 * Finds app users. Staff change users with `UserChangesService`; users change their own account with
 * `UserAccountService`.
 */
@Injectable()
export class UsersService {
  private readonly stored: StoredRecords<User>;

  constructor(@InjectModel(User.name) private readonly users: Model<User>) {
    this.stored = new StoredRecords(users);
  }

  list(query: { search?: string; sort?: string }, page: Page): Promise<Listed<User>> {
    const filter = searchFilter(query.search, USER_SEARCH_FIELDS);
    return findPage(this.users, filter, page, sortOf(query.sort ?? '-createdAt', USER_COLUMNS));
  }

  async find(id: string): Promise<User> {
    const user = await this.stored.get(id);
    if (!user) throw new AppError('NOT_FOUND', 'This user does not exist');
    return user;
  }

  /** Returns the user with this username, ignoring case, or undefined. */
  async findByUsername(username: string): Promise<User | undefined> {
    return (await this.users.findOne({ usernameKey: username.trim().toLowerCase() }).lean()) ?? undefined;
  }

  /** Returns the user with this _id. Returns undefined for an unknown _id and for any other text. */
  async findIfId(id: string): Promise<User | undefined> {
    return Types.ObjectId.isValid(id) ? this.stored.get(id) : undefined;
  }

  /** Returns the user with this id in the legacy system, or undefined. */
  async findByLegacyId(sqlId: string): Promise<User | undefined> {
    return (await this.users.findOne({ sqlId }).lean()) ?? undefined;
  }

  /** Returns the users' pictures by user id. */
  async picturesOf(ids: Types.ObjectId[]): Promise<Map<string, string>> {
    const users = await this.users.find({ _id: { $in: ids } }, { picture: 1 }).lean();
    return new Map(users.map(({ _id, picture }) => [_id.toHexString(), picture]));
  }

  /** Returns the users' current names by user id. */
  async namesOf(ids: Types.ObjectId[]): Promise<Map<string, Pick<User, 'username' | 'name'>>> {
    const users = await this.users.find({ _id: { $in: ids } }, { username: 1, name: 1 }).lean();
    return new Map(users.map((user) => [user._id.toHexString(), user]));
  }

  /** Adjusts the user's video count by `by`. Called in the transaction that adds or removes a video. */
  async countVideo(id: Types.ObjectId, by: number): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: { videos: by } });
  }

  /** Returns the user with the same phone number digits, or undefined. */
  async findByNumber(number: string): Promise<User | undefined> {
    return (await this.users.findOne({ number: digitsOf(number) }).lean()) ?? undefined;
  }

  /**
   * Returns the user with exactly these digits, or else all users whose number is another spelling of this number, with
   * or without country code. Callers must not send coins when more than one user matches.
   */
  async findBySpelling(phone: string): Promise<User[]> {
    const exact = await this.findByNumber(phone);
    if (exact) return [exact];
    if (!hasNumberEnd(phone)) return [];
    const end = numberEnd(phone);
    // Search keys hold the endings of all searched texts, including usernames. The pattern keeps only phone matches.
    const candidates = await this.users.find({ searchKeys: end, number: { $regex: `${end}$` } }).lean();
    return candidates.filter(({ number }) => isSameNumber(number, phone));
  }

  /** Counts all users. */
  count(): Promise<number> {
    return countAll(this.users);
  }

  /** Returns the _id of the newest user, or undefined. */
  async lastId(): Promise<Types.ObjectId | undefined> {
    return (await this.users.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean())?._id;
  }

  /** Returns the next user ids after `from`, up to `to`, to iterate over all users. */
  async idsAfter(from: Types.ObjectId | null, to: Types.ObjectId, limit: number): Promise<Types.ObjectId[]> {
    const range = from ? { $gt: from, $lte: to } : { $lte: to };
    const users = await this.users.find({ _id: range }, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
    return users.map(({ _id }) => _id);
  }
}
