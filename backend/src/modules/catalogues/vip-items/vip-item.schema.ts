import { Prop, Schema } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { foreignKey } from '../shared/foreign-key.js';
import { Vip } from '../vips/vip.schema.js';

/** The kinds of things that a VIP pack can bring. */
export const BROUGHT_KINDS = ['entry-effects', 'frames', 'themes'] as const;
export type BroughtKind = (typeof BROUGHT_KINDS)[number];

/** An item of a VIP pack. */
@Schema({ collection: 'vipItems' })
export class VipItem extends CatalogueRecord {
  @Prop({
    ...foreignKey(Vip, {
      what: 'items',
      onDelete: 'cascade',
      given: 'vipId',
      gone: 'The VIP pack of this item does not exist. Restore or add the pack first',
    }),
    required: true,
  })
  vip: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: String, required: true }) image: string;
  /** The thing that the pack brings: a kind of BROUGHT_KINDS, and the id of its record. Without it, the item is only shown. */
  @Prop({ type: String, enum: [...BROUGHT_KINDS, null], default: null }) itemKind: BroughtKind | null;
  @Prop({ type: Types.ObjectId, default: null }) itemId: Types.ObjectId | null;
}
