import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** An address that a phone can be pushed to. It belongs to the sign-in that reported it and goes with that. */
@Schema({ collection: 'pushtokens', versionKey: false })
export class PushToken {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) token: string;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) session: Types.ObjectId;
  /** When the session ends by itself. */
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const PushTokenSchema = SchemaFactory.createForClass(PushToken);
// A phone that somebody else signs in on is that user's from then on.
PushTokenSchema.index({ token: 1 }, { unique: true });
PushTokenSchema.index({ user: 1, _id: 1 });
PushTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
