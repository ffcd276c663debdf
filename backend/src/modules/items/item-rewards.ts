import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { currentTime } from '../../core/request-context.js';
import { upsertInTransaction } from '../../platform/database/transaction.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { CataloguesService } from '../catalogues/registry/catalogues.service.js';
import { SHOWN } from '../catalogues/shared/catalogue-record.js';
import { type LevelReached, LevelsReached } from '../experience/experience-events.js';
import { REWARD_KINDS, type RewardKind } from './item-kinds.js';
import { UserItem } from './user-item.schema.js';

/** What comes with a level. */
interface Reward {
  kind: RewardKind;
  item: Types.ObjectId;
  level: number;
}

const keyOf = ({ user, kind, level }: Pick<UserItem, 'user' | 'kind' | 'level'>) =>
  `${user.toHexString()} ${kind} ${level}`;

/** Gives users the entry effects and frames of their levels, each once for a user and a level, for good. */
@Injectable()
export class ItemRewards {
  constructor(
    @InjectModel(UserItem.name) private readonly records: Model<UserItem>,
    private readonly catalogues: CataloguesService,
  ) {}

  /** Gives what is missing of all levels up to those that the users have reached, in the transaction of the event. */
  @On(LevelsReached)
  async give({ users }: LevelsReached): Promise<void> {
    const rewards = await this.upTo(Math.max(...users.map(({ level }) => level)));
    if (!rewards.length) return;
    const given = await this.records
      .find({ user: { $in: users.map(({ user }) => user) }, source: 'level' }, { user: 1, kind: 1, level: 1 })
      .lean();
    const had = new Set(given.map(keyOf));
    const missing = users.flatMap(({ user, level }: LevelReached) =>
      rewards.filter((one) => one.level <= level).map((one) => ({ user, ...one })),
    );
    const writes = missing.filter((one) => !had.has(keyOf(one))).map((one) => this.writeOf(one));
    if (writes.length) await upsertInTransaction(this.records.db, () => this.records.bulkWrite(writes));
  }

  private writeOf({ user, kind, item, level }: Reward & Pick<UserItem, 'user'>) {
    const now = currentTime();
    const given = { item, title: `Level ${level}`, from: now, until: null, createdAt: now };
    return {
      updateOne: {
        filter: { user, kind, level, source: 'level' as const },
        update: { $setOnInsert: { _id: new Types.ObjectId(), ...given, price: 0, reason: '' } },
        upsert: true,
        setDefaultsOnInsert: false,
      },
    };
  }

  /** Returns the rewards that the app shows for levels up to this one; of several for a level, the first. */
  private async upTo(highest: number): Promise<Reward[]> {
    const rewards = new Map<string, Reward>();
    for (const kind of REWARD_KINDS) {
      const { model } = this.catalogues.get(kind);
      const found = await (model as unknown as Model<Pick<Reward, 'level'>>)
        .find({ ...SHOWN, level: { $lte: highest } }, { level: 1 })
        .sort({ order: 1, _id: 1 })
        .lean<{ _id: Types.ObjectId; level: number }[]>();
      for (const { _id: item, level } of found)
        if (!rewards.has(`${kind} ${level}`)) rewards.set(`${kind} ${level}`, { kind, item, level });
    }
    return [...rewards.values()];
  }
}
