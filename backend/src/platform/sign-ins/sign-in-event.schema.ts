import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Role, StaffRole } from '../../core/roles.js';

/**
 * What happened: a sign-in, a wrong password, a lock after too many of them, the end of a lock by an admin, a password
 * changed by its owner or issued by another person, a sign-out, a session ended from elsewhere or because it was not
 * used, or a replaced refresh token that was used again, which ends its session. Of the second factor: a right password
 * after which the code is due, a wrong code or passkey, a recovery code used in place of a code, the factor turned on,
 * off, reset by another person, or given new recovery codes, an authenticator app added to passkeys, a passkey added or
 * removed, and a passkey whose counter went back, so that another person may have a copy. Of views: an Owner began to
 * look at the panel of the account, and the end of that.
 */
export const SIGN_IN_KINDS = [
  'signedIn',
  'wrongPassword',
  'locked',
  'unlocked',
  'passwordChanged',
  'passwordIssued',
  'signedOut',
  'sessionEnded',
  'idleEnded',
  'tokenReused',
  'codeAsked',
  'wrongCode',
  'recoveryCodeUsed',
  'factorOn',
  'factorOff',
  'factorReset',
  'recoveryCodesMade',
  'viewedBy',
  'viewEnded',
  'appAdded',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyCopied',
] as const;
export type SignInKind = (typeof SIGN_IN_KINDS)[number];

const DAYS = 365;

/** The person who did it to another person's account. */
@Schema({ _id: false })
export class SignInActor {
  @Prop({ type: String, required: true }) role: Role;
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
}

/** One event of the sign-in of a staff account. Written once and retained for 365 days. */
@Schema({ collection: 'signins' })
export class SignInEvent {
  _id: Types.ObjectId;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: String, required: true }) kind: SignInKind;
  @Prop({ type: String, required: true }) role: StaffRole;
  /** Unset: no account has the name that was typed. The name is not stored: it may be a password in the wrong field. */
  @Prop({ type: Types.ObjectId }) account?: Types.ObjectId;
  @Prop({ type: String, default: '' }) code: string;
  /** The name at that time. */
  @Prop({ type: String, default: '' }) name: string;
  /** Of the request or of the session that ended; '' when another person acted. */
  @Prop({ type: String, default: '' }) address: string;
  @Prop({ type: String, default: '' }) userAgent: string;
  /** The failures that led to a lock. */
  @Prop({ type: Number }) failures?: number;
  /** Unset: the owner. */
  @Prop({ type: SignInActor }) by?: SignInActor;
}

export const SignInEventSchema = SchemaFactory.createForClass(SignInEvent);
const NEWEST = { at: -1, _id: -1 } as const;
SignInEventSchema.index(NEWEST);
for (const field of ['account', 'kind', 'role']) SignInEventSchema.index({ [field]: 1, ...NEWEST });
// The sign-ins of one account, to recognise their devices.
SignInEventSchema.index({ account: 1, kind: 1, at: -1 });
SignInEventSchema.index({ at: 1 }, { expireAfterSeconds: DAYS * 86_400 });
