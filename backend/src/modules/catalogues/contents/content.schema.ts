import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A title that groups contents in the app. */
@Schema({ collection: 'contents' })
export class Content extends CatalogueRecord {
  @Prop({ type: String, required: true }) content: string;
}
