import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** The push token of a phone. It belongs to the session that registered it and is deleted with that session. */
@Schema({ collection: 'pushtokens', versionKey: false })
export class PushToken {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) token: string;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) session: Types.ObjectId;
  /** When the session expires. */
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const PushTokenSchema = SchemaFactory.createForClass(PushToken);
// A phone has one user: signing in as another user moves the token.
PushTokenSchema.index({ token: 1 }, { unique: true });
PushTokenSchema.index({ user: 1, _id: 1 });
PushTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
