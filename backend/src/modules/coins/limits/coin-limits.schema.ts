import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

export const LIMIT_NAMES = ['send', 'withdrawal'] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** The limits in coins above which a second admin must agree; null: no limit. A single record. */
@Schema({ collection: 'coinlimits', versionKey: false })
export class CoinLimits {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Number, default: null }) send: number | null;
  @Prop({ type: Number, default: null }) withdrawal: number | null;
  /** Rises with each change. */
  @Prop({ type: Number, default: 0 }) version?: number;
}

export const CoinLimitsSchema = SchemaFactory.createForClass(CoinLimits);
