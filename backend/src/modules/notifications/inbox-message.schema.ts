import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** MongoDB deletes a message after 90 days (TTL index). */
const KEPT_SECONDS = 90 * 24 * 3600;

/** The copy of a notification in one user's inbox. */
@Schema({ collection: 'inbox', versionKey: false })
export class InboxMessage {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) notification: Types.ObjectId;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, required: true }) description: string;
  @Prop({ type: Date, default: null }) readAt: Date | null;
  /** The user deleted the message. The record stays so that a send that resumes after a crash does not restore it. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const InboxMessageSchema = SchemaFactory.createForClass(InboxMessage);
// One message per notification and user, even when a portion of a send runs again.
InboxMessageSchema.index({ notification: 1, user: 1 }, { unique: true });
InboxMessageSchema.index({ user: 1, deleted: 1, createdAt: -1, _id: -1 });
InboxMessageSchema.index({ user: 1, deleted: 1, readAt: 1 });
InboxMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
