import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * The current SMS code of a phone number for one purpose. The collection keeps the name of its first purpose, password
 * resets.
 */
@Schema({ collection: 'passwordcodes', versionKey: false })
export class SmsCode {
  /** Purpose and phone number in digits, such as `register:919876543210`. */
  @Prop({ type: String }) _id: string;
  /** HMAC of purpose, number and code. A plain hash of six digits could be cracked by trying all codes. */
  @Prop({ type: String, required: true }) hash: string;
  /** The number of times that a code was tried. */
  @Prop({ type: Number, default: 0 }) tries: number;
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const SmsCodeSchema = SchemaFactory.createForClass(SmsCode);
SmsCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
