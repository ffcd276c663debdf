import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchKeysOf } from '../database/search.js';
import { isStaffRole, type Role } from '../../core/roles.js';

/** The Owner who looks at the panel of an account, and the session from which the Owner opened the view. */
@Schema({ _id: false })
export class SessionViewer {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: String, required: true }) session: string;
}

export const FOLLOWED_KINDS = ['signedIn', 'codeAsked'] as const;

/** What is done after the answer to a sign-in (sign-in-follow-ups.ts). */
@Schema({ _id: false })
export class SessionFollowUp {
  @Prop({ type: String, required: true }) kind: (typeof FOLLOWED_KINDS)[number];
  /** The browser proved by its cookie that it signed in to this account before. */
  @Prop({ type: Boolean, required: true }) isKnown: boolean;
  /** The record of the known devices of the account and the address to add to it, both as HMACs. */
  @Prop({ type: String }) devices?: string;
  @Prop({ type: String }) address?: string;
}

/** One sign-in of one account. A session is a family of refresh tokens, of which one at a time is current. */
@Schema({ collection: 'sessions' })
export class Session {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) role: Role;
  @Prop({ type: Types.ObjectId, required: true }) account: Types.ObjectId;
  /** Copied from the account. A code never changes; a staff account's new name is copied to its open sessions. */
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
  /** Set only for staff: the admin lists and searches staff sessions, and app users have far more sessions. */
  @Prop({ type: Boolean }) staff?: true;
  @Prop({ type: [String], select: false, default: undefined }) searchKeys?: string[];
  /** The account must change its password first. Copied at sign-in, removed when the owner changes the password. */
  @Prop({ type: Boolean }) passwordDue?: true;
  /** The session is half open: its account has a second factor, which it has not shown. */
  @Prop({ type: Boolean }) codeDue?: true;
  /** Set with `codeDue` when the account must set up a second factor. */
  @Prop({ type: Boolean }) setUpDue?: true;
  /** The sign-in, or the last time that the owner proved in this session who they are. */
  @Prop({ type: Date }) provenAt?: Date;
  /** The last sensitive call that the proof allowed, up to five seconds too old. Unset: none since the proof. */
  @Prop({ type: Date }) proofUsedAt?: Date;
  /** The last use by a person, in panel sessions with an idle time, and up to a minute too old. Unset: no use is stored. */
  @Prop({ type: Date }) lastActiveAt?: Date;
  /** The session is a view: an Owner looks at the panel of the account (docs/rules/view-as.md). */
  @Prop({ type: SessionViewer }) viewedBy?: SessionViewer;
  /** The views that an Owner opened from this session. Counted so that an opening and the end of the session conflict. */
  @Prop({ type: Number }) views?: number;
  /** Opened by a panel, which holds its tokens in cookies: a program cannot use them as bearer tokens. */
  @Prop({ type: Boolean }) panel?: true;
  /** Remember Me: the cookies survive the end of the browser session. */
  @Prop({ type: Boolean, default: false }) remember: boolean;

  /** SHA-256 of the current refresh token. */
  @Prop({ type: String, required: true }) refreshHash: string;
  /** The previous token still returns its successor until `previousUntil` (two tabs, a lost response). */
  @Prop({ type: String }) previousHash?: string;
  @Prop({ type: Date }) previousUntil?: Date;
  /** The current token, encrypted with the previous one, so that only a holder of the previous token can open it. */
  @Prop({ type: String }) successor?: string;

  @Prop({ type: String, default: '' }) userAgent: string;
  @Prop({ type: String, default: '' }) address: string;
  @Prop({ type: Date, required: true }) createdAt: Date;
  @Prop({ type: Date, required: true }) lastUsedAt: Date;
  @Prop({ type: Date, required: true }) expiresAt: Date;
  @Prop({ type: Date }) revokedAt?: Date;
  /** Set until all of it is done. */
  @Prop({ type: SessionFollowUp }) followUp?: SessionFollowUp;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
SessionSchema.index({ account: 1, revokedAt: 1, lastUsedAt: -1, _id: -1 });
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
SessionSchema.index({ 'viewedBy.id': 1 }, { sparse: true });
SessionSchema.index({ 'followUp.kind': 1 }, { sparse: true });
const ofStaff = { partialFilterExpression: { staff: true } };
// The last field serves the filter by the day of the sign-in.
SessionSchema.index({ staff: 1, lastUsedAt: -1, _id: -1, createdAt: 1 }, ofStaff);
SessionSchema.index({ staff: 1, role: 1, lastUsedAt: -1, _id: -1 }, ofStaff);
SessionSchema.index({ staff: 1, createdAt: -1, _id: -1 }, ofStaff);
SessionSchema.index({ searchKeys: 1 }, ofStaff);

export const SESSION_SEARCH_FIELDS = ['name', 'code', 'address'] as const;
/** Returns the fields that only staff sessions have. */
export const staffFields = (session: Pick<Session, 'role' | (typeof SESSION_SEARCH_FIELDS)[number]>) =>
  isStaffRole(session.role)
    ? { staff: true as const, searchKeys: searchKeysOf(SESSION_SEARCH_FIELDS.map((field) => session[field])) }
    : {};
