import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { StaffRole } from '../../core/roles.js';

/**
 * From where an account cannot sign in: from one address, from one known device, or from all devices that never signed
 * in to the account.
 */
export const LOCK_SCOPES = ['address', 'device', 'unknownDevices'] as const;
export type LockScope = (typeof LOCK_SCOPES)[number];

/** A staff account that cannot sign in from somewhere, after too many failures. Ends with the window of its counter. */
@Schema({ collection: 'signinlocks' })
export class SignInLock {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) role: StaffRole;
  /** Unset: no account has the name that was typed. Stored so that both cases take the same time; never shown. */
  @Prop({ type: Types.ObjectId }) account?: Types.ObjectId;
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: String, required: true }) scope: LockScope;
  /** The counter's key as it is stored: a hash (platform/access/rate-limits.ts). */
  @Prop({ type: String, required: true }) key: string;
  @Prop({ type: Number, required: true }) failures: number;
  /** Of the last failure. */
  @Prop({ type: String, default: '' }) address: string;
  @Prop({ type: String, default: '' }) userAgent: string;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Date, required: true }) until: Date;
}

export const SignInLockSchema = SchemaFactory.createForClass(SignInLock);
SignInLockSchema.index({ at: -1, _id: -1 });
SignInLockSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
