import { Prop, Schema } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { foreignKey } from '../shared/foreign-key.js';
import { Vip } from '../vips/vip.schema.js';

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
}
