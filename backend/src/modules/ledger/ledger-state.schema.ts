import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A step of the ledger's life that is done once for a database. */
@Schema({ collection: 'ledgerstates', versionKey: false })
export class LedgerState {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Date, required: true }) at: Date;
}

export const LedgerStateSchema = SchemaFactory.createForClass(LedgerState);
