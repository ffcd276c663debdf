import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type AnyBulkWriteOperation, type Connection, type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { currentTime } from '../../core/request-context.js';
import type { Seen } from '../../platform/audit/seen.js';
import { DomainEvents, Emits, On } from '../../platform/domain-events/domain-events.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { partsOf, type StoredAccount } from '../ledger/accounts.js';
import type { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { EntryReversed } from '../ledger/ledger-events.js';
import { UserMessages } from '../notifications/user-messages.js';
import { User } from '../users/user.schema.js';
import { UserChangesService } from '../users/user-changes.service.js';
import { type LevelReached, LevelsReached } from './experience-events.js';
import { ExperienceTerms, type Terms } from './experience-terms.js';
import { Experience } from './experience.schema.js';
import { holdOfSet, levelAfter, type Levels, type Progress } from './levels.js';
import { amountAt } from './rules.js';

/** A change of the experience of a user, before it is stored. */
type Gain = Omit<Experience, '_id' | 'missed'>;
/** Writes the experience of these gifts, in the transaction of the gifts. */
type GiftWriter = (entries: readonly LedgerEntry[]) => Promise<void>;
/** A live session that has ended. */
export interface EndedSession {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  minutes: number;
  endedAt: Date;
}

/** The fields of a user that this module reads and writes. */
export const PROGRESS_FIELDS = { experience: 1, level: 1, levelHold: 1, experienceOpening: 1 } as const;

/** Changes the experience of users, and the levels that follow from it (docs/rules/experience.md). */
@Injectable()
@Emits(LevelsReached)
export class ExperienceService {
  private readonly giftWriters = new WeakMap<Terms, GiftWriter>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Experience.name) private readonly records: Model<Experience>,
    private readonly terms: ExperienceTerms,
    private readonly userChanges: UserChangesService,
    private readonly messages: UserMessages,
    private readonly events: DomainEvents,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Reads what gifts need, outside of their transaction. Gifts that were prepared by the same reading get the same function,
   * so that those of one transaction are written together.
   */
  async forGifts(): Promise<GiftWriter> {
    const terms = await this.terms.read();
    const known = this.giftWriters.get(terms);
    if (known) return known;
    const write: GiftWriter = (entries) =>
      this.add(
        entries.flatMap((entry) => this.gainsOf(entry, terms)),
        terms.levels,
      );
    this.giftWriters.set(terms, write);
    return write;
  }

  /** Removes the experience that a reversed gift gave, as far as the users still have it. */
  @On(EntryReversed)
  async reverse({ entry }: EntryReversed): Promise<void> {
    if (entry.kind !== 'gift') return;
    const given = await this.records
      .find({ 'event.id': entry._id, kind: { $in: ['given', 'received'] } })
      .sort({ _id: 1 })
      .lean();
    if (!given.length) return;
    const at = currentTime();
    const gains = given.map(({ user, amount, units, event }): Gain => ({
      user,
      kind: 'reversed',
      amount: -amount,
      units,
      event,
      at,
    }));
    await this.add(gains, (await this.terms.read()).levels);
  }

  /** Reads what the end of a live session needs, outside of its transaction. */
  forMinutes(): Promise<Terms> {
    return this.terms.read();
  }

  /** Adds the minutes of an ended session, in the caller's transaction, which must call this once for the session. */
  async addMinutes(
    { _id: id, user, minutes, endedAt }: EndedSession,
    { rules, levels }: Terms,
  ): Promise<void> {
    const each = amountAt(rules, 'minute', endedAt.getTime(), this.zones.calendar);
    const gain = { user, kind: 'minutes', amount: minutes * each, units: minutes } as const;
    await this.add(gain.amount ? [{ ...gain, event: { kind: 'live', id }, at: endedAt }] : [], levels);
  }

  /**
   * Sets level and experience as staff ask for it, in the caller's transaction. A level that the ranges do not give is held.
   */
  async set(
    { id: admin, name }: Pick<Caller, 'id' | 'name'>,
    user: string,
    progress: Pick<User, 'level' | 'experience'>,
    seen: Seen<User>,
  ): Promise<void> {
    const { before, after } = await this.userChanges.setProgress(user, progress, seen);
    if (before === after) return;
    const { ranges } = (await this.terms.read()).levels;
    const { _id, experience, level } = after;
    const experienceOpening = before.experienceOpening ?? before.experience;
    await this.users.bulkWrite([
      writeOf({ ...after, experienceOpening }, 0, { level, levelHold: holdOfSet(after, ranges) }),
    ]);
    const amount = experience - before.experience;
    if (amount) {
      const event = { kind: 'set', id: new Types.ObjectId() } as const;
      const by = { id: admin, name };
      await this.insert([{ user: _id, kind: 'set', amount, units: 0, event, by, at: currentTime() }]);
    }
    if (level > before.level) await this.report([{ user: _id, level }], false);
  }

  /** Reports users who have reached levels, in the transaction that raises the levels. */
  async report(users: readonly LevelReached[], isQuiet: boolean): Promise<void> {
    if (!users.length) return;
    await this.events.emit(new LevelsReached(users, isQuiet));
    if (isQuiet) return;
    await this.messages.send(
      users.map(({ user, level }) => ({
        ...{ user, title: 'New level', description: `You reached level ${level}` },
      })),
    );
  }

  /** Returns what a gift gives to its giver and its host. */
  private gainsOf({ _id: id, from, to, coins, createdAt: at }: LedgerEntry, { rules }: Terms): Gain[] {
    const gain = (kind: 'given' | 'received', account: string): Gain[] => {
      const amount = coins * amountAt(rules, kind, at.getTime(), this.zones.calendar);
      if (!amount) return [];
      const user = new Types.ObjectId(partsOf(account as StoredAccount).id);
      return [{ user, kind, amount, units: coins, event: { kind: 'entry', id }, at }];
    };
    return [...gain('given', from), ...gain('received', to)];
  }

  /**
   * Stores changes and brings the users' experience and levels to them, with three statements in all. The users were read in
   * this transaction, so a concurrent change of one of them repeats it. Leaves out users whose account is deleted.
   */
  private async add(gains: readonly Gain[], levels: Levels): Promise<void> {
    if (!gains.length) return;
    const ids = [...new Map(gains.map(({ user }) => [user.toHexString(), user])).values()];
    const users = await this.users
      .find({ _id: { $in: ids } }, PROGRESS_FIELDS)
      .lean<(Progress & Pick<User, '_id'>)[]>();
    const records: Omit<Experience, '_id'>[] = [];
    const writes: AnyBulkWriteOperation<User>[] = [];
    const risen: LevelReached[] = [];
    for (const user of users) {
      let sum = 0;
      for (const gain of gains) {
        if (!gain.user.equals(user._id)) continue;
        const amount = Math.max(gain.amount, -user.experience - sum);
        records.push({ ...gain, amount, ...(amount > gain.amount && { missed: amount - gain.amount }) });
        sum += amount;
      }
      const next = levelAfter(user, sum, levels);
      writes.push(writeOf(user, sum, next));
      if (next.level > user.level) risen.push({ user: user._id, level: next.level });
    }
    if (!records.length) return;
    await this.users.bulkWrite(writes);
    await this.insert(records);
    await this.report(risen, false);
  }

  private async insert(records: readonly Omit<Experience, '_id'>[]): Promise<void> {
    await this.records.insertMany(
      records.map((record) => ({ _id: new Types.ObjectId(), ...record })),
      { lean: true },
    );
  }

  private get users(): Model<User> {
    return this.connection.model<User>(User.name);
  }
}

/**
 * Returns the write that changes a user's experience by `amount` and gives the user this level. A bulk write does not raise
 * the version of the user, whose form staff may have open.
 */
export const writeOf = (
  { _id, experience, experienceOpening }: Progress & Pick<User, '_id'>,
  amount: number,
  { level, levelHold }: Pick<Progress, 'level' | 'levelHold'>,
): AnyBulkWriteOperation<User> => ({
  updateOne: {
    filter: { _id },
    update: {
      $inc: { experience: amount },
      $set: { level, experienceOpening: experienceOpening ?? experience, ...(levelHold && { levelHold }) },
      ...(!levelHold && { $unset: { levelHold: 1 } }),
    },
  },
});
