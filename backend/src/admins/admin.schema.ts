import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { indexStaffAccount, StaffAccount } from '../staff/staff-account.schema.js';

/** A platform admin; signs in with the phone number. */
@Schema({ collection: 'admins' })
export class Admin extends StaffAccount {
  @Prop({ type: String, default: '' }) bio: string;
}

export const AdminSchema = SchemaFactory.createForClass(Admin);
indexStaffAccount(AdminSchema);
