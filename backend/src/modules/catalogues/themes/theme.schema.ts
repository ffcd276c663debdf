import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

export const TYPES = ['PAID', 'FREE'] as const;

/** A wallpaper for live rooms. */
@Schema({ collection: 'themes' })
export class Theme extends CatalogueRecord {
  @Prop({ type: String, enum: TYPES, required: true }) type: (typeof TYPES)[number];
  @Prop({ type: Number, required: true }) price: number;
  @Prop({ type: String, required: true }) image: string;
}
