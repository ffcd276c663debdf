import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A code that was sent to a phone, so that its owner can set a new password. One a number. */
@Schema({ collection: 'passwordcodes', versionKey: false })
export class PasswordCode {
  /** The phone number, as digits. */
  @Prop({ type: String }) _id: string;
  /** HMAC of number and code: six digits could be tried out on a plain hash. */
  @Prop({ type: String, required: true }) hash: string;
  /** How often one was given for it. */
  @Prop({ type: Number, default: 0 }) tries: number;
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const PasswordCodeSchema = SchemaFactory.createForClass(PasswordCode);
PasswordCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
