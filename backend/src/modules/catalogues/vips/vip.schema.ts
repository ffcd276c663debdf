import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A VIP pack that users buy. */
@Schema({ collection: 'vips' })
export class Vip extends CatalogueRecord {
  @Prop({ type: Number, required: true }) levelreq: number;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Number, required: true }) price: number;
  @Prop({ type: Number, required: true }) valid: number;
  @Prop({ type: String, required: true }) svga: string;
  @Prop({ type: String, required: true }) image: string;
}
