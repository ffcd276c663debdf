import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** The values of `type` in the API: '0' for one user, '1' for all users. */
export const AUDIENCES = ['0', '1'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const ONE_USER = '0' satisfies Audience;
/** Selected users: sent by a bulk change (bulk/notification-bulk.service.ts). */
export const SELECTED_USERS = '2' as const;
export const SENT_AUDIENCES = [...AUDIENCES, SELECTED_USERS] as const;
export type SentAudience = (typeof SENT_AUDIENCES)[number];

@Schema({ _id: false })
export class NotificationSender {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, required: true }) name: string;
}

/** A notification sent by staff. Its job holds the progress of the send. */
@Schema({ collection: 'notifications', versionKey: false })
export class Notification {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, required: true }) description: string;
  @Prop({ type: String, enum: SENT_AUDIENCES, required: true }) audience: SentAudience;
  /** The recipient, or null for a notification to all or to selected users. */
  @Prop({ type: Types.ObjectId, default: null }) user: Types.ObjectId | null;
  @Prop({ type: String, default: '' }) username: string;
  @Prop({ type: NotificationSender, required: true }) by: NotificationSender;
  @Prop({ type: Types.ObjectId, required: true }) job: Types.ObjectId;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const NotificationSchema = SchemaFactory.createForClass(Notification);
NotificationSchema.index({ user: 1 }, { sparse: true });
NotificationSchema.index({ createdAt: -1, _id: -1 });
NotificationSchema.index({ audience: 1, createdAt: -1, _id: -1 });
NotificationSchema.index({ job: 1 });
