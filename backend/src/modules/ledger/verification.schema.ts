import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** A difference that a verification found. */
@Schema({ _id: false })
export class Difference {
  /** An account, or `entry:{id}`. */
  @Prop({ type: String, required: true }) account: string;
  @Prop({ type: String, default: '' }) label: string;
  /** The stored amount. */
  @Prop({ type: Number, required: true }) balance: number;
  /** The sum of the entries. */
  @Prop({ type: Number, required: true }) expected: number;
  /** The number of the account's entries. */
  @Prop({ type: Number, required: true }) entries: number;
  /** A description of the difference. */
  @Prop({ type: String, required: true }) what: string;
}

/** The sums of the entries over all accounts of a kind. */
@Schema({ _id: false })
export class LedgerSums {
  @Prop({ type: Number, default: 0 }) platform: number;
  @Prop({ type: Number, default: 0 }) coinAgency: number;
  @Prop({ type: Number, default: 0 }) user: number;
  @Prop({ type: Number, default: 0 }) earnings: number;
  @Prop({ type: Number, default: 0 }) held: number;
  @Prop({ type: Number, default: 0 }) paidOut: number;
}

/** A verification of all balances against all entries. */
@Schema({ collection: 'ledgerverifications', versionKey: false })
export class Verification {
  _id: Types.ObjectId;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Number, required: true }) milliseconds: number;
  @Prop({ type: Number, required: true }) accounts: number;
  @Prop({ type: Number, required: true }) lines: number;
  @Prop({ type: LedgerSums, required: true }) sums: LedgerSums;
  /** The sum over all accounts, which is always 0 in a correct ledger. */
  @Prop({ type: Number, required: true }) total: number;
  /** The number of differences. Only the first of them are listed. */
  @Prop({ type: Number, required: true }) found: number;
  @Prop({ type: [Difference], default: [] }) differences: Difference[];
}

export const VerificationSchema = SchemaFactory.createForClass(Verification);
VerificationSchema.index({ at: -1 });
