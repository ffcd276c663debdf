import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Right } from '../../../core/rights.js';
import { numberEnd } from '../../../core/phone-spelling.js';
import { searchable } from '../../../platform/database/search.js';
import { indexStaffAccount, StaffAccount, versionStaffAccount } from '../shared/staff-account.schema.js';

export const ADMIN_SEARCH_FIELDS = ['name', 'email', 'number'] as const;

/** The name of the admin that the environment adds, until that admin has one of their own. */
export const FIRST_ADMIN_NAME = 'Administrator';

/** A platform admin. Signs in with a phone number. */
@Schema({ collection: 'admins' })
export class Admin extends StaffAccount {
  @Prop({ type: String, default: '' }) bio: string;
  /** The last digits of the number. Sign-in uses them to find the number in every spelling. */
  @Prop({ type: String }) numberEnd: string;
  /** The sets of rights that this admin holds. Unset: a process of an older version added the admin, who has no rights. */
  @Prop({ type: [Types.ObjectId], default: [] }) sets?: Types.ObjectId[];
  /** What these sets hold together; changed with them in one transaction. An Owner has all rights regardless. */
  @Prop({ type: [String], default: [] }) rights?: Right[];
  /** The shortest idle time of these sets, in minutes; changed with them. Unset: none of them has one. */
  @Prop({ type: Number }) idleMinutes?: number | undefined;
  /** When this admin last lost the set of the Owners. */
  @Prop({ type: Date }) ownerUntil?: Date;
  /** When this admin was disabled. */
  @Prop({ type: Date }) disabledAt?: Date;
  /** _id of the admin who added this admin. '' for an admin added by the operator, such as the first admin. */
  @Prop({ type: String, default: '' }) addedBy: string;
  /** _id of the admin who last re-enabled this admin, or ''. */
  @Prop({ type: String, default: '' }) enabledBy: string;
  /** _id of the admin who last issued a password to this admin, or ''. */
  @Prop({ type: String, default: '' }) passwordIssuedBy: string;
  /**
   * True while the password is ADMIN_PASSWORD of a production start: the operator knows it. Panels then ask for another one
   * at the sign-in.
   */
  @Prop({ type: Boolean }) operatorPassword?: boolean | undefined;
  /** When another admin last replaced a forgotten password of this admin. */
  @Prop({ type: Date }) passwordReissuedAt?: Date;
  /** When this admin first chose a password after the last issued one. Unset while the issued password is valid. */
  @Prop({ type: Date }) ownPasswordAt?: Date;
}

export const AdminSchema = SchemaFactory.createForClass(Admin);
AdminSchema.pre('validate', function () {
  if (this.isModified('number')) this.numberEnd = numberEnd(this.number);
});
indexStaffAccount(AdminSchema);
versionStaffAccount(AdminSchema, 'bio', 'sets');
AdminSchema.index({ numberEnd: 1 });
AdminSchema.index({ sets: 1 });
AdminSchema.plugin(searchable, { fields: ADMIN_SEARCH_FIELDS });
