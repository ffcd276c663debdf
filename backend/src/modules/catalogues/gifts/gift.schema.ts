import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A gift that users give to hosts. */
@Schema({ collection: 'gifts' })
export class Gift extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  /** Price in coins. */
  @Prop({ type: Number, required: true }) coin: number;
  @Prop({ type: String, required: true }) image: string;
}
