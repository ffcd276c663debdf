import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The time zone from a day on; `''` means the day before all others. */
@Schema({ _id: false })
export class StoredZone {
  @Prop({ type: String }) from: string;
  @Prop({ type: String, required: true }) zone: string;
}
const StoredZoneSchema = SchemaFactory.createForClass(StoredZone);

/** The time zone of the installation, over time. A single record. */
@Schema({ collection: 'timezones', versionKey: false })
export class TimeZoneRecord {
  @Prop({ type: String }) _id: string;
  /** In order, the latest zone last. */
  @Prop({ type: [StoredZoneSchema], required: true }) history: StoredZone[];
  /** Whether TIME_ZONE or an Owner has chosen the zone. */
  @Prop({ type: Boolean, default: false }) chosen: boolean;
  /** Rises with each change. */
  @Prop({ type: Number, default: 0 }) version: number;
}
export const TimeZoneRecordSchema = SchemaFactory.createForClass(TimeZoneRecord);
