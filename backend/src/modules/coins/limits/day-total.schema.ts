import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ _id: false })
export class HourTotal {
  /** Start of the hour in UTC. */
  @Prop({ type: Date, required: true }) hour: Date;
  @Prop({ type: Number, required: true }) coins: number;
}

/**
 * The coins that moved without a second admin in the last 24 hours, by hour. For each limit one record per admin and one
 * per recipient.
 */
@Schema({ collection: 'daytotals', versionKey: false })
export class DayTotal {
  /** `<limit>:<_id of the admin>` or `<limit>:to:<wallet of the recipient>`. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: [HourTotal], default: [] }) hours: HourTotal[];
  /** Number of attempts. The increment at the start of each attempt makes concurrent attempts conflict. */
  @Prop({ type: Number, default: 0 }) attempts: number;
  /** When no hour counts any more. Unset: written by a version that retained the record for ever. */
  @Prop({ type: Date }) expiresAt?: Date;
}

export const DayTotalSchema = SchemaFactory.createForClass(DayTotal);
DayTotalSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
