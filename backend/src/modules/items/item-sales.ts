import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ItemUsesAsked, type ItemUses } from '../catalogues/care/item-uses.js';
import { RecordsPurged } from '../catalogues/shared/records-purged.js';
import { On } from '../../platform/domain-events/domain-events.js';
import { OWNED_KINDS, type OwnedKind } from './item-kinds.js';
import { OwnedItems } from './owned-items.js';
import { notEnded, UserItem } from './user-item.schema.js';

/** The maximum number of records that a count reads. */
export const MOST_COUNTED = 10_000;

const ownedKind = (kind: string): OwnedKind | undefined => OWNED_KINDS.find((one) => one === kind);

/** How often items were sold and given, and who has them: what staff ask before they delete one. */
@Injectable()
export class ItemSalesService {
  constructor(
    @InjectModel(UserItem.name) private readonly records: Model<UserItem>,
    private readonly owned: OwnedItems,
  ) {}

  /** Returns the sales of an item, with what staff gave and when it was sold or given last. */
  async of(kind: OwnedKind, id: string): Promise<ItemUses> {
    const item = new Types.ObjectId(id);
    const made = { kind, item, source: { $in: ['purchase', 'grant'] as const } };
    const [sales, given, last] = await Promise.all([
      this.soldAndOwned(kind, id),
      this.records.countDocuments({ kind, item, source: 'grant' }, { limit: MOST_COUNTED }),
      this.records.findOne(made, { createdAt: 1 }).sort({ createdAt: -1 }).lean(),
    ]);
    return { ...sales, given, last: last?.createdAt ?? null };
  }

  /** Returns how often an item was sold, and how many users have it. Counts read at most `MOST_COUNTED` records each. */
  async soldAndOwned(kind: OwnedKind, id: string): Promise<Pick<ItemUses, 'owners' | 'sold'>> {
    const item = new Types.ObjectId(id);
    const [owners, sold] = await Promise.all([
      this.ownersOf(kind, item),
      this.records.countDocuments({ kind, item, source: 'purchase' }, { limit: MOST_COUNTED }),
    ]);
    return { owners, sold };
  }

  @On(ItemUsesAsked)
  async answer({ kind, id }: ItemUsesAsked): Promise<ItemUses | undefined> {
    const owned = ownedKind(kind);
    return owned && this.of(owned, id);
  }

  /** Keeps what users own: a deleted record and its files stay until the last of it has ended. */
  @On(RecordsPurged)
  async keep({ kind, ids, at }: RecordsPurged): Promise<Types.ObjectId[]> {
    const owned = ownedKind(kind);
    return owned ? this.owned.inUse(owned, ids, at) : [];
  }

  /** Counts the users who have an item now or later, each once. */
  private async ownersOf(kind: OwnedKind, item: Types.ObjectId): Promise<number> {
    const [found] = await this.records.aggregate<{ count: number }>([
      { $match: { kind, item, ...notEnded(new Date()) } },
      { $limit: MOST_COUNTED },
      { $group: { _id: '$user' } },
      { $count: 'count' },
    ]);
    return found?.count ?? 0;
  }
}
