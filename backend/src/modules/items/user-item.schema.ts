import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { OWNED_KINDS, type OwnedKind } from './item-kinds.js';

/** purchase: bought by the user; grant: given by staff; level: came with a level; vip: brought by a VIP pack. */
export const ITEM_SOURCES = ['purchase', 'grant', 'level', 'vip'] as const;
export type ItemSource = (typeof ITEM_SOURCES)[number];

/** coming: begins when an earlier one of the same item ends. */
export const ITEM_STATES = ['coming', 'running', 'ended', 'revoked'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

@Schema({ _id: false })
export class ItemGiver {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, required: true }) name: string;
}

/** Where a revoked item was taken from its span, for the undo. */
@Schema({ _id: false })
export class Revocation {
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: ItemGiver, required: true }) by: ItemGiver;
  @Prop({ type: String, default: '' }) reason: string;
  /** The milliseconds that were left; null: for good. */
  @Prop({ type: Number, default: null }) left: number | null;
  /** The ledger entry that returned the coins. */
  @Prop({ type: Types.ObjectId }) refund?: Types.ObjectId;
}

/** A thing that a user owns for a span of time: one record for each purchase, grant, reward and item of a VIP pack. */
@Schema({ collection: 'useritems', versionKey: false })
export class UserItem {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  @Prop({ type: String, enum: OWNED_KINDS, required: true }) kind: OwnedKind;
  @Prop({ type: Types.ObjectId, required: true }) item: Types.ObjectId;
  /** The name of the item at that time. */
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Date, required: true }) from: Date;
  /** null: for good. */
  @Prop({ type: Date, default: null }) until: Date | null;
  @Prop({ type: String, enum: ITEM_SOURCES, required: true }) source: ItemSource;
  /** Who granted it. */
  @Prop({ type: ItemGiver }) by?: ItemGiver;
  @Prop({ type: String, default: '' }) reason: string;
  /** Coins paid. */
  @Prop({ type: Number, default: 0 }) price: number;
  /** The ledger entry of a purchase that cost coins. */
  @Prop({ type: Types.ObjectId }) purchase?: Types.ObjectId;
  /** The record of the VIP pack that brought it. */
  @Prop({ type: Types.ObjectId }) pack?: Types.ObjectId;
  /** The level of a reward. */
  @Prop({ type: Number }) level?: number;
  /** When the record ends by itself; unset for good, and once it has ended. */
  @Prop({ type: Date }) endDue?: Date;
  @Prop({ type: Revocation }) revoked?: Revocation;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const UserItemSchema = SchemaFactory.createForClass(UserItem);
UserItemSchema.index({ user: 1, createdAt: 1, _id: 1 });
UserItemSchema.index({ user: 1, kind: 1, item: 1 });
// Who owns an item now, and how often it was sold or given.
UserItemSchema.index({ kind: 1, item: 1, source: 1, createdAt: 1 });
UserItemSchema.index({ endDue: 1 }, { sparse: true });
UserItemSchema.index({ pack: 1 }, { sparse: true });
// The purchases of a day, for the figures.
UserItemSchema.index({ source: 1, createdAt: 1 });
// The coins that returned on a day, for the figures.
UserItemSchema.index({ 'revoked.at': 1 }, { sparse: true });
// An entry belongs to one purchase.
UserItemSchema.index({ purchase: 1 }, { unique: true, sparse: true });
// A level gives each reward once.
UserItemSchema.index(
  { user: 1, kind: 1, level: 1 },
  { unique: true, partialFilterExpression: { source: 'level' } },
);

/** Returns the state of a record at a time. */
export function stateOf({ from, until, revoked }: UserItem, at: Date): ItemState {
  if (revoked) return 'revoked';
  if (until && until <= at) return 'ended';
  return from > at ? 'coming' : 'running';
}

/** Filters for records that a user owns at this time or later. */
export const notEnded = (at: Date) => ({
  revoked: { $exists: false },
  $or: [{ until: null }, { until: { $gt: at } }],
});
