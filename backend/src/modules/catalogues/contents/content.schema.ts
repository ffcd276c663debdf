import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A title under which the app groups what it shows. */
@Schema({ collection: 'contents' })
export class Content extends CatalogueRecord {
  @Prop({ type: String, required: true }) content: string;
}
