import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { NOTICE_EVENT_NAMES, type NoticeEvent } from './notice-events.js';

const DAYS = 90;

/**
 * A notice in the inbox of one member of staff. It holds no names: what it shows of its record is read with the record,
 * so that nothing of an erased person stays here. Kept for 90 days.
 */
@Schema({ collection: 'notices', versionKey: false })
export class Notice {
  _id: Types.ObjectId;
  /** _id of the staff account. */
  @Prop({ type: Types.ObjectId, required: true }) recipient: Types.ObjectId;
  @Prop({ type: String, enum: NOTICE_EVENT_NAMES, required: true }) event: NoticeEvent;
  /** _id of the record that the event is about; the event determines its kind. */
  @Prop({ type: String, required: true }) about: string;
  /** Names the cause: a recipient gets one notice for each cause, however often the call is repeated. */
  @Prop({ type: String, required: true }) key: string;
  /** How many events of one bulk change the notice joins; `about` is the first of them. */
  @Prop({ type: Number, default: 1 }) count: number;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Date, default: null }) readAt: Date | null;
  /** When the notice was stored or marked as read. Open panels follow this time. */
  @Prop({ type: Date, required: true }) changedAt: Date;
}

export const NoticeSchema = SchemaFactory.createForClass(Notice);
const NEWEST = { at: -1, _id: -1 } as const;
NoticeSchema.index({ key: 1, recipient: 1 }, { unique: true });
NoticeSchema.index({ recipient: 1, ...NEWEST });
NoticeSchema.index({ recipient: 1, readAt: 1, ...NEWEST });
NoticeSchema.index({ recipient: 1, event: 1, ...NEWEST });
NoticeSchema.index({ changedAt: -1 });
NoticeSchema.index({ at: 1 }, { expireAfterSeconds: DAYS * 86_400 });
