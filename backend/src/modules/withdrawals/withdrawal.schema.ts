import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';

/** States of a withdrawal. */
export const WITHDRAWAL_STATUS = { pending: 0, approved: 1, rejected: 2 } as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS];

/** Staff find a request by its user; by its account see BankSeals. */
export const WITHDRAWAL_SEARCH_FIELDS = ['username', 'name'] as const;

/** Who moved a request from which state to which, and why. */
@Schema({ _id: false })
export class WithdrawalDecision {
  @Prop({ type: Number, required: true }) from: WithdrawalStatus;
  @Prop({ type: Number, required: true }) to: WithdrawalStatus;
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: Date, required: true }) at: Date;
  /** Shown to the user after a reject. */
  @Prop({ type: String, default: '' }) reason: string;
  /** Name of the admin who agreed first, where two had to. */
  @Prop({ type: String, default: '' }) agreedBy: string;
}

/** The first of two admins who have to agree, and on what. */
@Schema({ _id: false })
export class FirstAgreement {
  @Prop({ type: Number, required: true }) to: WithdrawalStatus;
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: Date, required: true }) at: Date;
  /** What the second admin finds written down already. */
  @Prop({ type: String, default: '' }) reason: string;
}

/** A user's request to have earned coins paid to a bank account. */
@Schema({ collection: 'withdrawals' })
export class Withdrawal {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The one that the user has now. */
  @Prop({ type: String, required: true }) username: string;
  /** As they stood when the user asked. */
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
  @Prop({ type: String, required: true }) bankName: string;
  /** Account number, IFSC code and PAN, sealed by BankSeals. */
  @Prop({ type: String, required: true }) bank: string;
  /** HMACs of the whole account number and of its last four; none once the user deleted the account. */
  @Prop({ type: [String], default: [] }) accountKeys: string[];
  @Prop({ type: Number, enum: Object.values(WITHDRAWAL_STATUS), default: WITHDRAWAL_STATUS.pending })
  status: WithdrawalStatus;
  /** All decisions, oldest first. */
  @Prop({ type: [WithdrawalDecision], default: [] }) decisions: WithdrawalDecision[];
  @Prop({ type: FirstAgreement, default: null }) agreement: FirstAgreement | null;
  /** The bank export that it went into, for as long as it is approved. */
  @Prop({ type: Types.ObjectId, default: null }) exported: Types.ObjectId | null;
  @Prop({ type: Date, required: true }) createdAt: Date;
  /** Asked, agreed, decided or exported last: lists that are open look whether there is a newer one. */
  @Prop({ type: Date, required: true }) changedAt: Date;
}

export const WithdrawalSchema = SchemaFactory.createForClass(Withdrawal);
WithdrawalSchema.plugin(searchable, { fields: WITHDRAWAL_SEARCH_FIELDS, within: 'status' });
for (const field of ['createdAt', 'coins', 'username'])
  WithdrawalSchema.index({ status: 1, [field]: 1, _id: 1 });
WithdrawalSchema.index({ user: 1, createdAt: -1 });
WithdrawalSchema.index({ accountKeys: 1, status: 1 });
// Approved ones with or without an export, and those of one export.
WithdrawalSchema.index({ status: 1, exported: 1, _id: 1 });
WithdrawalSchema.index({ changedAt: -1 });
