import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A song that hosts play. */
@Schema({ collection: 'songs' })
export class Song extends CatalogueRecord {
  @Prop({ type: String, required: true }) songName: string;
  @Prop({ type: String, required: true }) songPath: string;
}
