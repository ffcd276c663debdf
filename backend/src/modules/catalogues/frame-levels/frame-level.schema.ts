import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** The frame that comes with a level. */
@Schema({ collection: 'frameLevels' })
export class FrameLevel extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: String, required: true }) image: string;
  @Prop({ type: String, required: true }) svga: string;
}
