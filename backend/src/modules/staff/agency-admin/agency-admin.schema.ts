import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CodedAccount, indexCodedAccount, versionStaffAccount } from '../shared/staff-account.schema.js';

/** An agency admin creates agencies and decides on their hosts. */
@Schema({ collection: 'agencyadmins' })
export class AgencyAdmin extends CodedAccount {
  /** Code of the BD that the agency admin belongs to. */
  @Prop({ type: String, required: true }) createBy: string;
}

export const AgencyAdminSchema = SchemaFactory.createForClass(AgencyAdmin);
indexCodedAccount(AgencyAdminSchema);
versionStaffAccount(AgencyAdminSchema, 'createBy');
AgencyAdminSchema.index({ createBy: 1, createdAt: -1, _id: -1 });
AgencyAdminSchema.index({ createBy: 1, name: 1, _id: 1 });
