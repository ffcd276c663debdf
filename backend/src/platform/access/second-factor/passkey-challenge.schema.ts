import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** What a device has to sign with a passkey, once. */
@Schema({ collection: 'passkeychallenges', versionKey: false })
export class PasskeyChallenge {
  /** _id of the session, and the purpose: a later challenge takes the place of the one before. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: Types.ObjectId, required: true }) account: Types.ObjectId;
  /** Random, in base64url. */
  @Prop({ type: String, required: true }) challenge: string;
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const PasskeyChallengeSchema = SchemaFactory.createForClass(PasskeyChallenge);
PasskeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
