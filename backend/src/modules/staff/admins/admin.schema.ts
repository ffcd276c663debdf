import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { numberEnd } from '../../../core/phone-spelling.js';
import { searchable } from '../../../platform/database/search.js';
import { indexStaffAccount, StaffAccount } from '../shared/staff-account.schema.js';

export const ADMIN_SEARCH_FIELDS = ['name', 'email', 'number'] as const;

/** A platform admin; signs in with the phone number. */
@Schema({ collection: 'admins' })
export class Admin extends StaffAccount {
  @Prop({ type: String, default: '' }) bio: string;
  /** The last digits of the number, by which sign-in finds every spelling of it. */
  @Prop({ type: String }) numberEnd: string;
  /** When this admin last disabled another one. */
  @Prop({ type: Date }) lastDisabledAt?: Date;
  /** When this admin was disabled. */
  @Prop({ type: Date }) disabledAt?: Date;
  /** _id of the admin who added this one; '' when the operator did, as with the first admin. */
  @Prop({ type: String, default: '' }) addedBy: string;
  /** _id of the admin who last enabled this one again; '' when nobody did. */
  @Prop({ type: String, default: '' }) enabledBy: string;
  /** _id of the admin who issued a password to this one last; '' when nobody did. */
  @Prop({ type: String, default: '' }) passwordIssuedBy: string;
  /** When an admin last issued a password to this one in place of a forgotten one. */
  @Prop({ type: Date }) passwordReissuedAt?: Date;
  /** When this admin first chose a password after one was issued; unset while an issued one stands. */
  @Prop({ type: Date }) ownPasswordAt?: Date;
}

export const AdminSchema = SchemaFactory.createForClass(Admin);
AdminSchema.pre('validate', function () {
  if (this.isModified('number')) this.numberEnd = numberEnd(this.number);
});
indexStaffAccount(AdminSchema);
AdminSchema.index({ numberEnd: 1 });
AdminSchema.plugin(searchable, { fields: ADMIN_SEARCH_FIELDS });
