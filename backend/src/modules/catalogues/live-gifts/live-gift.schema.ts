import { Prop, Schema } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** An animated gift of live sessions. */
@Schema({ collection: 'livegifts' })
export class LiveGift extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Number, required: true }) coin: number;
  @Prop({ type: Types.ObjectId, required: true }) category: Types.ObjectId;
  @Prop({ type: String, required: true }) image: string;
  @Prop({ type: String, required: true }) giftimage: string;
}

export const LIVE_GIFTS = defineCatalogue(LiveGift, {
  kind: 'live-gifts',
  label: ({ title }) => title,
  search: ['title'],
  files: ['image', 'giftimage'],
  sort: 'order',
});
LIVE_GIFTS.schema.index({ category: 1, deletedAt: 1, order: 1 });
