import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A category of live gifts. */
@Schema({ collection: 'livegiftcategories' })
export class LiveGiftCategory extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
}
