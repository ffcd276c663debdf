import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A package of coins that users can buy. */
@Schema({ collection: 'plans' })
export class Plan extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Number, required: true }) coins: number;
  @Prop({ type: Number, required: true }) rs: number;
}
