import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, type QueryFilter, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { hasNumberEnd, isSameNumber, numberEnd } from '../../core/phone-spelling.js';
import type { Page } from '../../http/list-query.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { whereOf } from '../../platform/database/filters.js';
import { countAll, findPage, type Listed, sortOf } from '../../platform/database/paging.js';
import { StoredRecords } from '../../platform/database/stored-records.js';
import { searchFilter } from '../../platform/database/search.js';
import type { TimeLimit } from '../../platform/database/time-limit.js';
import { USER_COLUMNS, UserListFilter } from './user.dto.js';
import { digitsOf, User, USER_SEARCH_FIELDS, type Worn } from './user.schema.js';

/** The filters and the order of the list, and `ids` for these users only. */
export type UserQuery = UserListFilter & { ids?: string[]; sort?: string };

/** The flags in the order of their index. */
const FLAGS = ['active', 'banned', 'deviceBanned', 'host'] as const;
/** Matches both values: the index of the flags serves a filter only if the filter names all of them. */
const EITHER = { $in: [false, true] };
/** `host` is missing in users from before the flag. */
const HOSTS = { true: true, false: { $in: [null, false] }, either: { $in: [null, false, true] } };

/**
 * Finds app users. Staff change users with `UserChangesService`; users change their own account with
 * `UserAccountService`.
 */
@Injectable()
export class UsersService {
  private readonly stored: StoredRecords<User>;

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly zones: TimeZones,
  ) {
    this.stored = new StoredRecords(users);
  }

  async list({ sort = '-createdAt', ...query }: UserQuery, page: Page): Promise<Listed<User>> {
    return findPage(this.users, this.matching(query), page, orderOf(sort));
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

  /** Returns the users with these usernames, ignoring case, by lower-case username. */
  async findByUsernames(usernames: string[]): Promise<Map<string, User>> {
    const keys = [...new Set(usernames.map((username) => username.trim().toLowerCase()))];
    const found = await this.users.find({ usernameKey: { $in: keys } }).lean();
    return new Map(found.map((user) => [user.usernameKey, user]));
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
  async picturesOf(ids: Types.ObjectId[], time: TimeLimit = {}): Promise<Map<string, string>> {
    const users = await this.users.find({ _id: { $in: ids } }, { picture: 1 }, time).lean();
    return new Map(users.map(({ _id, picture }) => [_id.toHexString(), picture]));
  }

  /** Returns the users' current names by user id. */
  async namesOf(ids: Types.ObjectId[]): Promise<Map<string, Pick<User, 'username' | 'name'>>> {
    const users = await this.users.find({ _id: { $in: ids } }, { username: 1, name: 1 }).lean();
    return new Map(users.map((user) => [user._id.toHexString(), user]));
  }

  /** Notes whether the user is a host. Called in the transaction that decides about the application. */
  async noteHost(id: Types.ObjectId, host: boolean): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { host } });
  }

  /** Adjusts the user's video count by `by`. Called in the transaction that adds or removes a video. */
  async countVideo(id: Types.ObjectId, by: number): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: { videos: by } });
  }

  /**
   * Returns the user, locked until the end of the caller's transaction: another transaction that holds or changes the user
   * waits, and then starts again.
   */
  async hold(id: Types.ObjectId | string): Promise<User> {
    const user = await this.users
      .findOneAndUpdate({ _id: id }, { $inc: { __v: 1 } }, { returnDocument: 'after' })
      .lean<User>();
    if (!user) throw new AppError('NOT_FOUND', 'This user does not exist');
    return user;
  }

  /** Locks these users as `hold` does. Unknown ids are ignored. */
  async holdAll(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.users.updateMany({ _id: { $in: ids } }, { $inc: { __v: 1 } });
  }

  /** Puts a thing on at a place; takes off what is worn there without one. */
  async wear(_id: Types.ObjectId, place: string, thing: Worn | undefined): Promise<void> {
    const at = `worn.${place}`;
    await this.users.updateOne({ _id }, thing ? { $set: { [at]: thing } } : { $unset: { [at]: 1 } });
  }

  /** Takes these things off the users who wear them. */
  async takeOff(worn: readonly (Worn & { user: Types.ObjectId; place: string })[]): Promise<void> {
    if (!worn.length) return;
    await this.users.bulkWrite(
      worn.map(({ user, place, kind, item }) => ({
        updateOne: {
          filter: { _id: user, [`worn.${place}.kind`]: kind, [`worn.${place}.item`]: item },
          update: { $unset: { [`worn.${place}`]: 1 } },
        },
      })),
    );
  }

  /** Adds coins to what the user owes. Called in the transaction that changes the order of the debt. */
  async owe(id: Types.ObjectId, coins: number): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: { owedCoins: coins } });
  }

  /** Returns the user with the same phone number digits, or undefined. */
  async findByNumber(number: string): Promise<User | undefined> {
    const digits = digitsOf(number);
    return (digits && (await this.users.findOne({ number: digits }).lean())) || undefined;
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

  /** Returns what `findBySpelling` finds for each of these phone numbers, with two queries in all. */
  async findBySpellings(phones: string[]): Promise<Map<string, User[]>> {
    const digits = phones.map(digitsOf).filter(Boolean);
    const exact = await this.users.find({ number: { $in: digits } }).lean();
    const byNumber = new Map(exact.map((user) => [user.number, user]));
    const others = phones.filter((phone) => !byNumber.has(digitsOf(phone)) && hasNumberEnd(phone));
    const ends = [...new Set(others.map(numberEnd))];
    const candidates = ends.length ? await this.users.find({ searchKeys: { $in: ends } }).lean() : [];
    const byEnd = new Map<string, User[]>(ends.map((end) => [end, []]));
    for (const user of candidates) byEnd.get(numberEnd(user.number))?.push(user);
    return new Map(
      phones.map((phone) => {
        const found = byNumber.get(digitsOf(phone));
        if (found) return [phone, [found]];
        const spelt = byEnd.get(numberEnd(phone)) ?? [];
        return [phone, spelt.filter(({ number }) => isSameNumber(number, phone))];
      }),
    );
  }

  /** Returns the users that each of these usernames, _ids or phone numbers means, in three queries or four. */
  async findNamed(names: string[]): Promise<Map<string, User[]>> {
    const ids = names.filter((name) => isObjectIdOrHexString(name)).map((id) => new Types.ObjectId(id));
    const known = await this.users.find({ _id: { $in: ids } }).lean();
    const byId = new Map(known.map((user) => [user._id.toHexString(), user]));
    const byUsername = await this.findByUsernames(names);
    const isNumber = (name: string) => /\d/.test(name) && !isObjectIdOrHexString(name);
    const byNumber = await this.findBySpellings(names.filter(isNumber));
    return new Map(
      names.map((name) => {
        const [id, username] = [byId.get(name.toLowerCase()), byUsername.get(name.toLowerCase())];
        const all = [id, username, ...(byNumber.get(name) ?? [])].flatMap((user) => user ?? []);
        return [name, [...new Map(all.map((user) => [user._id.toHexString(), user])).values()]];
      }),
    );
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

  private matching({ search, ids, ...query }: UserQuery): QueryFilter<User> {
    const isAnyState = FLAGS.every((flag) => query[flag] === undefined);
    return {
      ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
      ...(!isAnyState && flagsOf(query)),
      ...whereOf(query, this.zones.calendar, UserListFilter),
      ...searchFilter(search, USER_SEARCH_FIELDS),
    };
  }
}

function flagsOf({ active, banned, deviceBanned, host }: UserQuery) {
  return {
    active: active ?? EITHER,
    banned: banned ?? EITHER,
    deviceBanned: deviceBanned ?? EITHER,
    host: HOSTS[`${host ?? 'either'}`],
  };
}

/** Returns the order of the list. The order by `active` uses the index of the flags. */
function orderOf(sort: string): Record<string, 1 | -1> {
  const { active, ...order } = sortOf(sort, USER_COLUMNS);
  if (!active) return order;
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, active]));
  return { ...flags, createdAt: active, ...order };
}
