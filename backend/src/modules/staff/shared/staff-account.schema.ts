import { Prop, Schema } from '@nestjs/mongoose';
import { type Schema as MongooseSchema, Types } from 'mongoose';
import { searchable } from '../../../platform/database/search.js';

/** What every account of staff has, whichever panel it signs in to. */
@Schema()
export class StaffAccount {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: String, default: '' }) email: string;
  @Prop({ type: String, required: true }) number: string;
  /** argon2id hash. */
  @Prop({ type: String, required: true, select: false }) password: string;
  /** The issued password, sealed; removed when the owner chooses another one. */
  @Prop({ type: String, select: false }) issuedPassword?: string;
  /** Somebody else set the password: the owner must choose another one at the next sign-in. */
  @Prop({ type: Boolean, default: false }) mustChangePassword: boolean;
  @Prop({ type: String, default: '' }) image: string;
  /** Cannot sign in; its sessions have ended. */
  @Prop({ type: Boolean, default: false }) disabled: boolean;
  /** Hidden from lists and cannot sign in; its history stays. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}

/** An account with a code (BD######, AA######, AG######, coin@######): unique for ever, never reused. */
@Schema()
export class CodedAccount extends StaffAccount {
  @Prop({ type: String, required: true, immutable: true }) uniqueId: string;
}

/** What cannot sign in is not found at sign-in. */
export const USABLE = { deleted: false, disabled: false };

/** Number and email are unique among the not deleted of one kind. */
export function indexStaffAccount(schema: MongooseSchema): void {
  schema.index({ number: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
  schema.index(
    { email: 1 },
    { unique: true, partialFilterExpression: { deleted: false, email: { $gt: '' } } },
  );
  schema.index({ deleted: 1, createdAt: -1, _id: -1 });
}

/** Staff are found by code, name, email and phone. */
export const STAFF_SEARCH_FIELDS = ['uniqueId', 'name', 'email', 'number'] as const;

export function indexCodedAccount(schema: MongooseSchema): void {
  indexStaffAccount(schema);
  schema.index({ uniqueId: 1 }, { unique: true });
  schema.plugin(searchable, { fields: STAFF_SEARCH_FIELDS });
}
