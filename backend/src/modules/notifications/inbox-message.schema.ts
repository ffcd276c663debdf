import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** MongoDB deletes a message after 90 days (TTL index). */
const KEPT_SECONDS = 90 * 24 * 3600;

/** A message in one user's inbox: the copy of a notification of staff, or a message of the product itself. */
@Schema({ collection: 'inbox', versionKey: false })
export class InboxMessage {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** A new id for a message of the product itself. */
  @Prop({ type: Types.ObjectId, required: true }) notification: Types.ObjectId;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, required: true }) description: string;
  @Prop({ type: Date, default: null }) readAt: Date | null;
  /** The user deleted the message. The record stays so that a send that resumes after a crash does not restore it. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  @Prop({ type: Date, required: true }) createdAt: Date;
  /** When a message of the product itself is pushed to the user's phones next, and how often that was tried. */
  @Prop({ type: Date }) dueAt?: Date;
  @Prop({ type: String }) lease?: string;
  @Prop({ type: Number }) tries?: number;
}

export const InboxMessageSchema = SchemaFactory.createForClass(InboxMessage);
// One message per notification and user, even when a portion of a send runs again.
InboxMessageSchema.index({ notification: 1, user: 1 }, { unique: true });
InboxMessageSchema.index({ user: 1, deleted: 1, createdAt: -1, _id: -1 });
InboxMessageSchema.index({ user: 1, deleted: 1, readAt: 1 });
InboxMessageSchema.index({ dueAt: 1 }, { sparse: true });
InboxMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
