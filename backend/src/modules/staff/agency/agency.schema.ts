import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CodedAccount, indexCodedAccount, versionStaffAccount } from '../shared/staff-account.schema.js';

/** An agency has hosts and reviews their applications. */
@Schema({ collection: 'agencies' })
export class Agency extends CodedAccount {
  /** Code of the BD. Always equals the `createBy` of the agency admin. */
  @Prop({ type: String, required: true }) bd: string;
  /** Code of the agency admin. */
  @Prop({ type: String, required: true }) admin: string;
  /** '1': migrated from the legacy system, where `sqlId` is its id. */
  @Prop({ type: String, default: '0' }) old: string;
  @Prop({ type: String, default: '' }) sqlId: string;
}

export const AgencySchema = SchemaFactory.createForClass(Agency);
indexCodedAccount(AgencySchema);
versionStaffAccount(AgencySchema, 'bd', 'admin');
AgencySchema.index({ admin: 1, createdAt: -1, _id: -1 });
AgencySchema.index({ bd: 1, createdAt: -1, _id: -1 });
AgencySchema.index({ admin: 1, name: 1, _id: 1 });
