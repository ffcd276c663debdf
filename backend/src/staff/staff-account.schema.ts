import { Prop, Schema } from '@nestjs/mongoose';
import { type Schema as MongooseSchema, Types } from 'mongoose';

/** What every account of staff has, whichever panel it signs in to. */
@Schema()
export class StaffAccount {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: String, default: '' }) email: string;
  @Prop({ type: String, required: true }) number: string;
  /** argon2id hash. */
  @Prop({ type: String, required: true, select: false }) password: string;
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

/** Number and email are unique among the not deleted of one kind. */
export function indexStaffAccount(schema: MongooseSchema): void {
  schema.index({ number: 1 }, { unique: true, partialFilterExpression: { deleted: false } });
  schema.index(
    { email: 1 },
    { unique: true, partialFilterExpression: { deleted: false, email: { $gt: '' } } },
  );
  schema.index({ createdAt: -1, _id: -1 });
}
export function indexCodedAccount(schema: MongooseSchema): void {
  indexStaffAccount(schema);
  schema.index({ uniqueId: 1 }, { unique: true });
}
