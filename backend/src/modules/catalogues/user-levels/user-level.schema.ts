import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A level of users, with the picture that they wear. */
@Schema({ collection: 'userLevels' })
export class UserLevel extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: Number, required: true }) expFrom: number;
  @Prop({ type: Number, required: true }) expTo: number;
  @Prop({ type: String, required: true }) image: string;
}
