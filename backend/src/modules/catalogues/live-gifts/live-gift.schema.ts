import { Prop, Schema } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { LiveGiftCategory } from '../live-gift-categories/live-gift-category.schema.js';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { foreignKey } from '../shared/foreign-key.js';

/** An animated gift for live sessions. */
@Schema({ collection: 'livegifts' })
export class LiveGift extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Number, required: true }) coin: number;
  @Prop({
    ...foreignKey(LiveGiftCategory, {
      what: 'live gifts',
      onDelete: 'reassign',
      gone: 'The category of this gift does not exist. Restore or add the category first',
    }),
    required: true,
  })
  category: Types.ObjectId;
  @Prop({ type: String, required: true }) image: string;
  @Prop({ type: String, required: true }) giftimage: string;
}
