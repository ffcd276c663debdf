import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { hasNumberEnd, isSameNumber, numberEnd } from '../../core/phone-spelling.js';
import type { Page } from '../../http/list-query.js';
import { countAll, findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { searchFilter } from '../../platform/database/search.js';
import { USER_COLUMNS } from './user.dto.js';
import { digitsOf, User, USER_SEARCH_FIELDS } from './user.schema.js';

/** Finds users of the app. Staff change them through `UserChangesService`, they themselves through `UserAccountService`. */
@Injectable()
export class UsersService {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

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
}
