import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { searchable } from '../database/search.js';
import { indexStaffAccount, StaffAccount } from '../staff/staff-account.schema.js';

export const ADMIN_SEARCH_FIELDS = ['name', 'email', 'number'] as const;

/** A platform admin; signs in with the phone number. */
@Schema({ collection: 'admins' })
export class Admin extends StaffAccount {
  @Prop({ type: String, default: '' }) bio: string;
  /** When this admin last disabled another one. */
  @Prop({ type: Date }) lastDisabledAt?: Date;
}

export const AdminSchema = SchemaFactory.createForClass(Admin);
indexStaffAccount(AdminSchema);
AdminSchema.plugin(searchable, { fields: ADMIN_SEARCH_FIELDS });
