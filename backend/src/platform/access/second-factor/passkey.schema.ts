import { Prop, Schema } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** A passkey of a staff account: a key pair. The private key stays on the owner's device or in a password manager. */
@Schema()
export class Passkey {
  @Prop({ type: Types.ObjectId, required: true }) _id: Types.ObjectId;
  /** What its owner calls it. */
  @Prop({ type: String, required: true }) name: string;
  /** The id that the device gave it, in base64url. */
  @Prop({ type: String, required: true }) credential: string;
  /** COSE, in base64url. */
  @Prop({ type: String, required: true }) publicKey: string;
  /** How many signatures the device has counted. Devices that do not count say 0 each time. */
  @Prop({ type: Number, required: true }) counter: number;
  /** How the browser reaches the device. */
  @Prop({ type: [String], default: undefined }) transports?: string[];
  @Prop({ type: Date, required: true }) createdAt: Date;
  @Prop({ type: Date }) lastUsedAt?: Date;
}
