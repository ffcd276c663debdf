import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { TRASH_MILLISECONDS } from '../../../core/trash.js';

/** One deletion of host records, which staff can restore as a whole. Removed when that time is over. */
@Schema({ collection: 'hostRecordDeletions' })
export class HostRecordDeletion {
  /** The deleted records carry it as `deletion`. */
  _id: Types.ObjectId;
  @Prop({ type: Date, required: true }) at: Date;
  /** Name of the person who deleted the records. */
  @Prop({ type: String, required: true }) by: string;
  /** Number of deleted records. */
  @Prop({ type: Number, required: true }) count: number;
  /** One of the records, which names the deletion. Its names are read from it, so that erased ones are gone here too. */
  @Prop({ type: Types.ObjectId, required: true }) record: Types.ObjectId;
  /** Start of the oldest and of the newest record. */
  @Prop({ type: Date, required: true }) first: Date;
  @Prop({ type: Date, required: true }) last: Date;
}

export const HostRecordDeletionSchema = SchemaFactory.createForClass(HostRecordDeletion);
HostRecordDeletionSchema.index({ at: -1 }, { expireAfterSeconds: TRASH_MILLISECONDS / 1000 });
