import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The network addresses of an account's recent sign-ins. Holds only HMACs, which reveal neither name nor address. */
@Schema({ collection: 'knowndevices', versionKey: false })
export class KnownDevice {
  /** HMAC of role and login name. */
  @Prop({ type: String }) _id: string;
  /** HMACs of account and address key, the most recent last. */
  @Prop({ type: [String], default: undefined }) addresses: string[];
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const KnownDeviceSchema = SchemaFactory.createForClass(KnownDevice);
KnownDeviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
