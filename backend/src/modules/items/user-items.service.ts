import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { present } from '../../core/present.js';
import { currentTime } from '../../core/request-context.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { BROUGHT_KINDS, VipItem } from '../catalogues/vip-items/vip-item.schema.js';
import { UsersService } from '../users/users.service.js';
import { PLACE_OF } from './item-kinds.js';
import { earlier, leftOf, nextSpan, type Span } from './item-spans.js';
import { type ItemRef, OwnedItems } from './owned-items.js';
import { notEnded, type Revocation, stateOf, UserItem } from './user-item.schema.js';

type NewItem = Pick<UserItem, 'user' | 'kind' | 'item' | 'title' | 'source'> &
  Partial<Pick<UserItem, 'by' | 'reason' | 'price' | 'purchase'>>;

/**
 * Gives things to users and takes them away: the records and what they bring. The callers hold the user in their
 * transaction (`UsersService.hold`), so that spans of one item never overlap.
 */
@Injectable()
export class UserItemsService {
  constructor(
    @InjectModel(UserItem.name) private readonly items: Model<UserItem>,
    @InjectCatalogue(VipItem) private readonly vipItems: Catalogue<VipItem>,
    private readonly owned: OwnedItems,
    private readonly users: UsersService,
  ) {}

  async find(id: string): Promise<UserItem> {
    const item = await this.items.findById(id).lean();
    if (!item) throw new AppError('NOT_FOUND', 'This item does not exist');
    return item;
  }

  /** Gives an item for `days`, 0 for good, after the days that the user has of it. A VIP pack brings its things. */
  async give(given: NewItem, days: number): Promise<UserItem> {
    const now = currentTime();
    const span = nextSpan(await this.chainOf(given, now), days, now);
    return this.add(given, span, now);
  }

  /**
   * Takes an item away at once, with what it brought. The days that follow begin earlier. Fails unless the user owns it
   * now or later.
   */
  async revoke(
    record: UserItem,
    { by, reason, refund }: Pick<Revocation, 'by' | 'reason' | 'refund'>,
  ): Promise<void> {
    const now = currentTime();
    const state = stateOf(record, now);
    if (state === 'revoked' || state === 'ended')
      throw new AppError(
        'INVALID_TRANSITION',
        `This item is ${state === 'ended' ? 'over' : 'revoked'} already`,
      );
    const left = leftOf(record, now);
    const revoked: Revocation = { at: now, by, reason, left, ...(refund && { refund }) };
    const brought = await this.items.find({ pack: record._id }).lean();
    await this.items.updateMany(
      { _id: { $in: [record, ...brought].map(({ _id }) => _id) } },
      { $set: { revoked }, $unset: { endDue: 1 } },
    );
    if (left && record.until) await this.bringForward(record, record.until, left);
    await this.takeOff([record, ...brought], now);
  }

  /** Gives back what was left of a revoked item, after the days that the user has of it now. */
  async restore(record: UserItem): Promise<void> {
    const { revoked } = record;
    if (!revoked) throw new AppError('INVALID_TRANSITION', 'This item is not revoked');
    if (revoked.refund) throw new AppError('INVALID_TRANSITION', 'The coins of this item were returned');
    const now = currentTime();
    const { from } = nextSpan(await this.chainOf(record, now), 0, now);
    const until = revoked.left === null ? null : new Date(from.getTime() + revoked.left);
    await this.items.updateMany(
      { $or: [{ _id: record._id }, { pack: record._id }] },
      { $set: { from, until, ...(until && { endDue: until }) }, $unset: { revoked: 1 } },
    );
  }

  /** Takes off what these users wear and no longer own. */
  async takeOff(ended: readonly Pick<UserItem, 'user' | 'kind' | 'item'>[], now: Date): Promise<void> {
    const still = await this.stillOwned(ended, now);
    const lost = ended.filter((one) => !still.has(keyOf(one)));
    await this.users.takeOff(
      lost.map(({ user, kind, item }) => ({ user, kind, item, place: PLACE_OF[kind] })),
    );
  }

  /** Returns those of these items, as `user kind item`, that their users own now. */
  async stillOwned(
    items: readonly Pick<UserItem, 'user' | 'kind' | 'item'>[],
    now: Date,
  ): Promise<Set<string>> {
    const running = { from: { $lte: now }, ...notEnded(now) };
    const found = await this.items
      .find(
        {
          user: { $in: items.map(({ user }) => user) },
          item: { $in: items.map(({ item }) => item) },
          ...running,
        },
        { user: 1, kind: 1, item: 1 },
      )
      .lean();
    return new Set(found.map(keyOf));
  }

  private async add(given: NewItem, span: Span, now: Date): Promise<UserItem> {
    const { until } = span;
    const record = {
      _id: new Types.ObjectId(),
      ...given,
      ...span,
      createdAt: now,
      ...(until && { endDue: until }),
    };
    const { user } = given;
    const brought = given.kind === 'vips' ? await this.broughtBy(given.item) : [];
    const added = [
      record,
      ...brought.map(({ kind, item, title }) => ({
        ...{ _id: new Types.ObjectId(), user, kind, item, title, ...span, createdAt: now },
        ...{ source: 'vip' as const, pack: record._id, ...(until && { endDue: until }) },
      })),
    ];
    const [first] = await this.items.insertMany(added);
    return present(first).toObject();
  }

  /** Returns the things that a VIP pack brings at this time. */
  private async broughtBy(pack: Types.ObjectId): Promise<(ItemRef & { title: string })[]> {
    const items = await this.vipItems.visible({ vip: pack });
    const refs = items.flatMap(({ itemKind, itemId }) => {
      const kind = BROUGHT_KINDS.find((name) => name === itemKind);
      return kind && itemId ? [{ kind, item: itemId }] : [];
    });
    return (await this.owned.present(refs)).map(({ kind, item, thing: { title } }) => ({
      kind,
      item,
      title,
    }));
  }

  /** Returns the records of an item that have not ended, the first ones first, but for those that VIP packs bring. */
  chainOf({ user, kind, item }: Pick<UserItem, 'user' | 'kind' | 'item'>, now: Date): Promise<UserItem[]> {
    return this.items
      .find({ user, kind, item, source: { $ne: 'vip' }, ...notEnded(now) })
      .sort({ from: 1, _id: 1 })
      .lean();
  }

  /** Moves the days of an item that begin at or after the end of a record to an earlier time. */
  private async bringForward({ user, kind, item }: UserItem, end: Date, milliseconds: number): Promise<void> {
    const later = await this.items
      .find({ user, kind, item, source: { $ne: 'vip' }, from: { $gte: end }, revoked: { $exists: false } })
      .lean();
    const brought = await this.items.find({ pack: { $in: later.map(({ _id }) => _id) } }).lean();
    if (!later.length) return;
    await this.items.bulkWrite(
      [...later, ...brought].map((one) => {
        const span = earlier(one, milliseconds);
        return {
          updateOne: {
            filter: { _id: one._id },
            update: { $set: { ...span, ...(span.until && { endDue: span.until }) } },
          },
        };
      }),
    );
  }
}

export const keyOf = ({ user, kind, item }: Pick<UserItem, 'user' | 'kind' | 'item'>) =>
  `${user.toHexString()} ${kind} ${item.toHexString()}`;
