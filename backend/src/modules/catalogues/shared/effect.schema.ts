import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from './catalogue-record.js';

/** ADMIN: given by staff; PURCHASED: bought by users. */
export const EFFECT_TYPES = ['ADMIN', 'PURCHASED'] as const;
export type EffectType = (typeof EFFECT_TYPES)[number];

/** The common fields of entry effects and frames. */
@Schema()
export class EffectRecord extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, enum: EFFECT_TYPES, required: true }) type: EffectType;
  /** Price in coins. */
  @Prop({ type: Number, required: true }) price: number;
  /** Days for which a user has the effect. */
  @Prop({ type: Number, required: true }) valid: number;
  @Prop({ type: String, required: true }) svga: string;
  @Prop({ type: String, required: true }) thumbnail: string;
}
