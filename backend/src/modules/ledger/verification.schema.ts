import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** One thing that does not add up. */
@Schema({ _id: false })
export class Difference {
  /** An account, or `entry:{id}`. */
  @Prop({ type: String, required: true }) account: string;
  @Prop({ type: String, default: '' }) label: string;
  /** What is stored. */
  @Prop({ type: Number, required: true }) balance: number;
  /** What the entries say. */
  @Prop({ type: Number, required: true }) expected: number;
  /** How many entries the account has. */
  @Prop({ type: Number, required: true }) entries: number;
  /** The one thing or the other: what is wrong, in words. */
  @Prop({ type: String, required: true }) what: string;
}

/** The sums over all accounts of a kind, as the entries say. */
@Schema({ _id: false })
export class LedgerSums {
  @Prop({ type: Number, default: 0 }) platform: number;
  @Prop({ type: Number, default: 0 }) coinAgency: number;
  @Prop({ type: Number, default: 0 }) user: number;
  @Prop({ type: Number, default: 0 }) earnings: number;
  @Prop({ type: Number, default: 0 }) held: number;
  @Prop({ type: Number, default: 0 }) paidOut: number;
}

/** One check of all balances against all entries. */
@Schema({ collection: 'ledgerverifications', versionKey: false })
export class Verification {
  _id: Types.ObjectId;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Number, required: true }) milliseconds: number;
  @Prop({ type: Number, required: true }) accounts: number;
  @Prop({ type: Number, required: true }) lines: number;
  @Prop({ type: LedgerSums, required: true }) sums: LedgerSums;
  /** Sum over all accounts: 0. */
  @Prop({ type: Number, required: true }) total: number;
  /** How many there are; the first of them are named. */
  @Prop({ type: Number, required: true }) found: number;
  @Prop({ type: [Difference], default: [] }) differences: Difference[];
}

export const VerificationSchema = SchemaFactory.createForClass(Verification);
VerificationSchema.index({ at: -1 });
