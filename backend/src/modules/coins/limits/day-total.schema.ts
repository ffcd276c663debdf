import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ _id: false })
export class HourTotal {
  /** Start of the hour in UTC. */
  @Prop({ type: Date, required: true }) hour: Date;
  @Prop({ type: Number, required: true }) coins: number;
}

/**
 * The coins that one admin moved without a second admin in the last 24 hours, by hour. One record per admin and limit.
 */
@Schema({ collection: 'daytotals', versionKey: false })
export class DayTotal {
  /** `<limit>:<_id of the admin>`. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: [HourTotal], default: [] }) hours: HourTotal[];
  /** Number of attempts. The increment at the start of each attempt makes concurrent attempts of one admin conflict. */
  @Prop({ type: Number, default: 0 }) attempts: number;
}

export const DayTotalSchema = SchemaFactory.createForClass(DayTotal);
