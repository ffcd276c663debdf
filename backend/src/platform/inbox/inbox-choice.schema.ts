import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { NOTICE_KINDS, type NoticeKind } from './notice-events.js';

/** The kinds of notices that a member of staff does not want. Without a record, all kinds are on. */
@Schema({ collection: 'inboxchoices', versionKey: false })
export class InboxChoice {
  /** _id of the staff account. */
  _id: Types.ObjectId;
  @Prop({ type: [String], enum: NOTICE_KINDS, default: [] }) off: NoticeKind[];
}

export const InboxChoiceSchema = SchemaFactory.createForClass(InboxChoice);
