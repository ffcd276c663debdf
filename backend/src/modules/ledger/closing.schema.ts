import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Account } from './accounts.js';

/** The coins that came to an account and left it, for the platform and for all other accounts. */
@Schema({ _id: false })
export class Flows {
  @Prop({ type: Number, required: true }) fromPlatform: number;
  @Prop({ type: Number, required: true }) toPlatform: number;
  @Prop({ type: Number, required: true }) fromOthers: number;
  @Prop({ type: Number, required: true }) toOthers: number;
}

/** The sums of all entries of an account before a moment. Stored, so that a read need not sum the whole history. */
@Schema({ collection: 'ledgerclosings', versionKey: false })
export class LedgerClosing {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) account: Account;
  @Prop({ type: Date, required: true }) until: Date;
  @Prop({ type: Flows, required: true }) flows: Flows;
}

export const LedgerClosingSchema = SchemaFactory.createForClass(LedgerClosing);
// Finds the last closing before a moment. An account has at most one closing for each moment.
LedgerClosingSchema.index({ account: 1, until: -1 }, { unique: true });
