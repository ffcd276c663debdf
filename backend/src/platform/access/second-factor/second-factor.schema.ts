import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { StaffRole } from '../../../core/roles.js';

/** The second factor of a staff account: an authenticator app, and codes for the day without it. */
@Schema({ collection: 'secondfactors', versionKey: false })
export class SecondFactor {
  /** _id of the account. */
  @Prop({ type: Types.ObjectId }) _id: Types.ObjectId;
  @Prop({ type: String, required: true }) role: StaffRole;
  /** The secret that the authenticator app holds too, sealed. Unset: the factor is not on. */
  @Prop({ type: String }) secret?: string;
  @Prop({ type: Date }) since?: Date;
  /** The time step of the last accepted code: this code and older ones are not accepted again. */
  @Prop({ type: Number, default: 0 }) lastStep: number;
  /** SHA-256 of the recovery codes that are left. */
  @Prop({ type: [String], default: [] }) recoveryCodes: string[];
  /** A secret that the account has not confirmed by a code yet, sealed. */
  @Prop({ type: String }) pending?: string;
  @Prop({ type: Date }) pendingUntil?: Date;
  /** Rises with each sign-in that met this record. */
  @Prop({ type: Number, default: 0 }) signIns: number;
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactor);
