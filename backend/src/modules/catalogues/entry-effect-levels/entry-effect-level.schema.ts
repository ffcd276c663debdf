import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** The entry effect that comes with a level. */
@Schema({ collection: 'entryEffectLevels' })
export class EntryEffectLevel extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: String, required: true }) image: string;
}
