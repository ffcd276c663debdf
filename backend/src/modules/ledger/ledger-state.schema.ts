import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A setup step of the ledger that runs once for each database. */
@Schema({ collection: 'ledgerstates', versionKey: false })
export class LedgerState {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Date, required: true }) at: Date;
}

export const LedgerStateSchema = SchemaFactory.createForClass(LedgerState);
