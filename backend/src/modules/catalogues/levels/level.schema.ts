import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A level that users reach by experience. */
@Schema({ collection: 'levels' })
export class Level extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: Number, required: true }) expFrom: number;
  @Prop({ type: Number, required: true }) expTo: number;
  @Prop({ type: String, required: true }) icon: string;
}
