import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** A bank export: approved withdrawals sent to the bank together. */
@Schema({ collection: 'bankexports', versionKey: false })
export class BankExport {
  _id: Types.ObjectId;
  @Prop({ type: Number, required: true }) count: number;
  @Prop({ type: Number, required: true }) coins: number;
  /** Name of the admin. */
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: Date, required: true }) at: Date;
}

export const BankExportSchema = SchemaFactory.createForClass(BankExport);
BankExportSchema.index({ at: -1 });
