import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Above these numbers of coins a second admin has to agree; null: no limit. One record. */
@Schema({ collection: 'coinlimits', versionKey: false })
export class CoinLimits {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Number, default: null }) send: number | null;
  @Prop({ type: Number, default: null }) withdrawal: number | null;
}

export const CoinLimitsSchema = SchemaFactory.createForClass(CoinLimits);
