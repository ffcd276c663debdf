import { Prop, Schema } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** What a VIP pack holds. */
@Schema({ collection: 'vipItems' })
export class VipItem extends CatalogueRecord {
  @Prop({ type: Types.ObjectId, required: true }) vip: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: String, required: true }) image: string;
}

export const VIP_ITEMS = defineCatalogue(VipItem, {
  kind: 'vip-items',
  label: ({ name }) => name,
  search: ['name'],
  files: ['image'],
  sort: 'order',
  orderedWithin: 'vip',
});
VIP_ITEMS.schema.index({ vip: 1, deletedAt: 1, order: 1 });
