import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** A category of live gifts. */
@Schema({ collection: 'livegiftcategories' })
export class LiveGiftCategory extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
}

export const LIVE_GIFT_CATEGORIES = defineCatalogue(LiveGiftCategory, {
  kind: 'live-gift-categories',
  label: ({ title }) => title,
  search: ['title'],
  sort: 'order',
});
