import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { CodedAccount, indexCodedAccount, versionStaffAccount } from '../shared/staff-account.schema.js';

/** A BD (business development) account. BDs create agency admins. */
@Schema({ collection: 'bds' })
export class Bd extends CodedAccount {
  /** _id of the admin who created the BD. */
  @Prop({ type: String, default: '' }) createBy: string;
}

export const BdSchema = SchemaFactory.createForClass(Bd);
indexCodedAccount(BdSchema);
versionStaffAccount(BdSchema);
BdSchema.index({ deleted: 1, name: 1, _id: 1 });
