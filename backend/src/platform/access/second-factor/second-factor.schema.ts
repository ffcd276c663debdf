import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { StaffRole } from '../../../core/roles.js';
import { Passkey } from './passkey.schema.js';

/** The second factor of a staff account: an authenticator app, passkeys, and codes for the day without them. */
@Schema({ collection: 'secondfactors', versionKey: false })
export class SecondFactor {
  /** _id of the account. */
  @Prop({ type: Types.ObjectId }) _id: Types.ObjectId;
  @Prop({ type: String, required: true }) role: StaffRole;
  /** Since when the factor is on: since the app or the first passkey was set up. Unset: it has neither, and is off. */
  @Prop({ type: Date }) since?: Date;
  /** The secret that the authenticator app holds too, sealed. Unset: there is no app. */
  @Prop({ type: String }) secret?: string;
  /** The time step of the last accepted code: this code and older ones are not accepted again. */
  @Prop({ type: Number, default: 0 }) lastStep: number;
  /** SHA-256 of the recovery codes that are left. */
  @Prop({ type: [String], default: [] }) recoveryCodes: string[];
  /** A secret that the account has not confirmed by a code yet, sealed. */
  @Prop({ type: String }) pending?: string;
  @Prop({ type: Date }) pendingUntil?: Date;
  /** At most ten. */
  @Prop({ type: [Passkey], default: undefined }) passkeys?: Passkey[];
  /** What devices know the account by: random, in base64url. Made with the first passkey. */
  @Prop({ type: String }) userHandle?: string;
  /** Rises with each sign-in that met this record. */
  @Prop({ type: Number, default: 0 }) signIns: number;
}

/** Matches factors that are on, and those that are off. */
export const ON = { since: { $exists: true } };
export const OFF = { since: { $exists: false } };

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactor);
SecondFactorSchema.index(
  { 'passkeys.credential': 1 },
  { unique: true, partialFilterExpression: { 'passkeys.credential': { $exists: true } } },
);
