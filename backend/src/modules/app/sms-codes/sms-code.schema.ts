import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A code that was sent to a phone: one a purpose and number. The collection has kept the name of its first purpose. */
@Schema({ collection: 'passwordcodes', versionKey: false })
export class SmsCode {
  /** Purpose and phone number as digits: `register:919876543210`. */
  @Prop({ type: String }) _id: string;
  /** HMAC of purpose, number and code: six digits could be tried out on a plain hash. */
  @Prop({ type: String, required: true }) hash: string;
  /** How often a code was given for it. */
  @Prop({ type: Number, default: 0 }) tries: number;
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const SmsCodeSchema = SchemaFactory.createForClass(SmsCode);
SmsCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
