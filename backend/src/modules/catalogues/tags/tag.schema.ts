import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** An official tag that staff give to users. */
@Schema({ collection: 'tags' })
export class Tag extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, default: '' }) image: string;
}
