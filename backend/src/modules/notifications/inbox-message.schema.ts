import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** So long a message stays in the inbox. */
const KEPT_SECONDS = 90 * 24 * 3600;

/** A notification in the inbox of one user. */
@Schema({ collection: 'inbox', versionKey: false })
export class InboxMessage {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) notification: Types.ObjectId;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, required: true }) description: string;
  @Prop({ type: Date, default: null }) readAt: Date | null;
  /** The user took it out. The record stays, so that a send that goes on after a crash does not bring it back. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const InboxMessageSchema = SchemaFactory.createForClass(InboxMessage);
// One message a user, however often a portion of a send is carried out.
InboxMessageSchema.index({ notification: 1, user: 1 }, { unique: true });
InboxMessageSchema.index({ user: 1, deleted: 1, createdAt: -1, _id: -1 });
InboxMessageSchema.index({ user: 1, deleted: 1, readAt: 1 });
InboxMessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
