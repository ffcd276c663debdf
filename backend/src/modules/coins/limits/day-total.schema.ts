import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ _id: false })
export class HourTotal {
  /** Begin of the hour, UTC. */
  @Prop({ type: Date, required: true }) hour: Date;
  @Prop({ type: Number, required: true }) coins: number;
}

/** What one admin moved without a second admin, by the hour, for the last 24 hours. One record per admin and limit. */
@Schema({ collection: 'daytotals', versionKey: false })
export class DayTotal {
  /** `<limit>:<_id of the admin>`. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: [HourTotal], default: [] }) hours: HourTotal[];
  /** Counts the attempts: the write makes two attempts of one admin collide. */
  @Prop({ type: Number, default: 0 }) attempts: number;
}

export const DayTotalSchema = SchemaFactory.createForClass(DayTotal);
