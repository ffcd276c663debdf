import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchKeysOf } from '../database/search.js';
import { isStaffRole, type Role } from '../../core/roles.js';

/** One sign-in of one account. It is the family of refresh tokens: one token at a time is current. */
@Schema({ collection: 'sessions' })
export class Session {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) role: Role;
  @Prop({ type: Types.ObjectId, required: true }) account: Types.ObjectId;
  /** Copied from the account. A code never changes; a new name of staff is copied to the open sessions. */
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
  /** Set for staff only: the admin lists and searches their sessions, and those of the app's users are far more. */
  @Prop({ type: Boolean }) staff?: true;
  @Prop({ type: [String], select: false, default: undefined }) searchKeys?: string[];
  /** The account must change its password first. Copied at sign-in, gone with the owner's change of password. */
  @Prop({ type: Boolean }) passwordDue?: true;
  /** Remember Me: the cookies outlive the browser. */
  @Prop({ type: Boolean, default: false }) remember: boolean;

  /** SHA-256 of the refresh token that is current. */
  @Prop({ type: String, required: true }) refreshHash: string;
  /** The token before it still answers its successor until `previousUntil` (two tabs, a lost answer). */
  @Prop({ type: String }) previousHash?: string;
  @Prop({ type: Date }) previousUntil?: Date;
  /** The current token, sealed under the previous one: only who holds that can open it. */
  @Prop({ type: String }) successor?: string;

  @Prop({ type: String, default: '' }) userAgent: string;
  @Prop({ type: String, default: '' }) address: string;
  @Prop({ type: Date, required: true }) createdAt: Date;
  @Prop({ type: Date, required: true }) lastUsedAt: Date;
  @Prop({ type: Date, required: true }) expiresAt: Date;
  @Prop({ type: Date }) revokedAt?: Date;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
SessionSchema.index({ account: 1, revokedAt: 1, lastUsedAt: -1, _id: -1 });
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
const ofStaff = { partialFilterExpression: { staff: true } };
SessionSchema.index({ staff: 1, lastUsedAt: -1, _id: -1 }, ofStaff);
SessionSchema.index({ staff: 1, role: 1, lastUsedAt: -1, _id: -1 }, ofStaff);
SessionSchema.index({ staff: 1, createdAt: -1, _id: -1 }, ofStaff);
SessionSchema.index({ searchKeys: 1 }, ofStaff);

export const SESSION_SEARCH_FIELDS = ['name', 'code', 'address'] as const;
/** What the session of a member of staff has beside that of a user of the app. */
export const staffFields = (session: Pick<Session, 'role' | (typeof SESSION_SEARCH_FIELDS)[number]>) =>
  isStaffRole(session.role)
    ? { staff: true as const, searchKeys: searchKeysOf(SESSION_SEARCH_FIELDS.map((field) => session[field])) }
    : {};
