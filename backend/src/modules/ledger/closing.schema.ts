import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Account } from './accounts.js';

/** Coins that came to an account and left it: from and to the platform, and from and to all others. */
@Schema({ _id: false })
export class Flows {
  @Prop({ type: Number, required: true }) fromPlatform: number;
  @Prop({ type: Number, required: true }) toPlatform: number;
  @Prop({ type: Number, required: true }) fromOthers: number;
  @Prop({ type: Number, required: true }) toOthers: number;
}

/** The sums of all entries of an account before a moment: carried forward, so that the history is not summed at each read. */
@Schema({ collection: 'ledgerclosings', versionKey: false })
export class LedgerClosing {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) account: Account;
  @Prop({ type: Date, required: true }) until: Date;
  @Prop({ type: Flows, required: true }) flows: Flows;
}

export const LedgerClosingSchema = SchemaFactory.createForClass(LedgerClosing);
// The last one before a moment; one a moment.
LedgerClosingSchema.index({ account: 1, until: -1 }, { unique: true });
