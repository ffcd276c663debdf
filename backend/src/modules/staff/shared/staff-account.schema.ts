import { Prop, Schema } from '@nestjs/mongoose';
import { type Schema as MongooseSchema, Types } from 'mongoose';
import { searchable } from '../../../platform/database/search.js';
import { versioned } from '../../../platform/database/versioned.js';

/** The fields that all staff accounts share. */
@Schema()
export class StaffAccount {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: String, default: '' }) email: string;
  @Prop({ type: String, required: true }) number: string;
  /** argon2id hash. */
  @Prop({ type: String, required: true, select: false }) password: string;
  /** The issued password, sealed. Removed when the owner chooses a new password. */
  @Prop({ type: String, select: false }) issuedPassword?: string;
  /** Another person set the password, and the owner must choose a new one at the next sign-in. */
  @Prop({ type: Boolean, default: false }) mustChangePassword: boolean;
  /** The end of a password that must be changed. Unset: it does not end by itself. */
  @Prop({ type: Date }) temporaryUntil?: Date | undefined;
  @Prop({ type: String, default: '' }) image: string;
  /** A disabled account cannot sign in. Its sessions have ended. */
  @Prop({ type: Boolean, default: false }) disabled: boolean;
  /** A deleted account is hidden from lists and cannot sign in. Its history stays. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  /** Unset: the account is not deleted, or a version that did not keep the time deleted it. */
  @Prop({ type: Date }) deletedAt?: Date;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /** Unset: the account has not signed in. */
  @Prop({ type: Date }) lastSignInAt?: Date;
  /** Added by the plugin `versioned`. */
  version?: number;
}

/** A staff account with a code (BD######, AA######, AG######, coin@######). Codes are unique and never reused. */
@Schema()
export class CodedAccount extends StaffAccount {
  @Prop({ type: String, required: true, immutable: true }) uniqueId: string;
}

/** The filter for accounts that can sign in. */
export const USABLE = { deleted: false, disabled: false };

/** The fields that the forms of all kinds edit. */
const EDITED = ['name', 'email', 'number', 'image', 'password'];

/** Adds the version, which changes of the common fields and of these fields raise. */
export function versionStaffAccount(schema: MongooseSchema, ...fields: string[]): void {
  schema.plugin(versioned, { fields: [...EDITED, ...fields] });
}

/** Makes number and email unique among the accounts of one kind that are not deleted. */
export function indexStaffAccount(schema: MongooseSchema): void {
  schema.index({ number: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
  schema.index(
    { email: 1 },
    { unique: true, partialFilterExpression: { deleted: false, email: { $gt: '' } } },
  );
  // The last fields serve the filters of the lists in their default order.
  schema.index({ deleted: 1, createdAt: -1, _id: -1, disabled: 1, lastSignInAt: 1 });
}

export const STAFF_SEARCH_FIELDS = ['uniqueId', 'name', 'email', 'number'] as const;

export function indexCodedAccount(schema: MongooseSchema): void {
  indexStaffAccount(schema);
  schema.index({ uniqueId: 1 }, { unique: true });
  // The trash, by the time of deletion.
  schema.index({ deleted: 1, deletedAt: -1, _id: -1 });
  schema.plugin(searchable, { fields: STAFF_SEARCH_FIELDS });
}
