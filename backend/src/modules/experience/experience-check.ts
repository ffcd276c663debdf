import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { userAccount } from '../ledger/accounts.js';
import { BalancesVerified } from '../ledger/ledger-events.js';
import type { Difference } from '../ledger/verification.schema.js';
import { User } from '../users/user.schema.js';
import { ExperienceTerms } from './experience-terms.js';
import { Experience } from './experience.schema.js';
import { PROGRESS_FIELDS } from './experience.service.js';
import { giftDifferences } from './gift-differences.js';
import { LEVEL_STATE, LevelState } from './level-state.schema.js';
import { levelAfter, type Levels, type Progress } from './levels.js';

const SNAPSHOT = { readConcern: { level: 'snapshot' } } as const;
const BATCH = 1000;

interface Sum {
  _id: Types.ObjectId;
  amount: number;
  count: number;
}
type Checked = Progress & Pick<User, '_id' | 'username'>;

/**
 * Part of each ledger verification: the experience of users must be the sum of its records, their levels must follow from it,
 * and gifts must have given what the rules say.
 */
@Injectable()
export class ExperienceCheck {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(Experience.name) private readonly records: Model<Experience>,
    @InjectModel(LevelState.name) private readonly states: Model<LevelState>,
    private readonly terms: ExperienceTerms,
    private readonly zones: TimeZones,
  ) {}

  @On(BalancesVerified)
  check(): Promise<Difference[]> {
    return inTransaction(
      this.connection,
      async () => {
        const { rules, levels } = await this.terms.read();
        const { fingerprint } = await this.terms.fingerprinted();
        const state = await this.states.findById(LEVEL_STATE).lean();
        const applied = state?.applied === fingerprint ? levels : undefined;
        const gifts = await giftDifferences(this.connection, rules, this.zones.calendar);
        return [...(await this.compareUsers(applied)), ...gifts];
      },
      SNAPSHOT,
    );
  }

  /** Reads users and sums in the order of the users, without loading all of them. `levels`: unset while a job applies them. */
  private async compareUsers(levels: Levels | undefined): Promise<Difference[]> {
    const found: Difference[] = [];
    const sums = this.records
      .aggregate<Sum>([
        { $group: { _id: '$user', amount: { $sum: '$amount' }, count: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ])
      .allowDiskUse(true)
      .cursor<Sum>({ batchSize: BATCH });
    const users = this.connection
      .model<User>(User.name)
      .find({}, { ...PROGRESS_FIELDS, username: 1 })
      .sort({ _id: 1 })
      .lean<Checked[]>()
      .cursor({ batchSize: BATCH }) as AsyncIterable<Checked>;
    let sum = await sums.next();
    for await (const user of users) {
      const id = user._id.toHexString();
      // Sums of deleted accounts, whose records stay.
      while (sum && sum._id.toHexString() < id) sum = await sums.next();
      const own = sum?._id.equals(user._id) ? sum : undefined;
      if (own || user.experienceOpening !== undefined) found.push(...differencesOf(user, own, levels));
    }
    return found;
  }
}

/** Compares a user with the sum of the records and with the level that follows. */
function differencesOf(user: Checked, sum: Sum | undefined, levels: Levels | undefined): Difference[] {
  const { _id, username: label, experience, level, experienceOpening = 0 } = user;
  const named = { account: userAccount(_id), label, entries: sum?.count ?? 0 };
  const expected = experienceOpening + (sum?.amount ?? 0);
  const next = levels && levelAfter(user, 0, levels);
  return [
    ...(experience === expected
      ? []
      : [
          {
            ...named,
            balance: experience,
            expected,
            what: 'The experience of a user differs from its records',
          },
        ]),
    ...(!next || next.level === level
      ? []
      : [
          {
            ...named,
            balance: level,
            expected: next.level,
            what: 'The level of a user differs from the levels',
          },
        ]),
  ];
}
