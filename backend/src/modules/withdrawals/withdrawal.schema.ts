import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';

/** The states of a withdrawal. */
export const WITHDRAWAL_STATUS = { pending: 0, approved: 1, rejected: 2 } as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUS)[keyof typeof WITHDRAWAL_STATUS];

/** The fields for searching requests by user. BankSeals has the search by account number. */
export const WITHDRAWAL_SEARCH_FIELDS = ['username', 'name'] as const;

/** A transition of a request from one state to another, with the admin and the reason. */
@Schema({ _id: false })
export class WithdrawalDecision {
  @Prop({ type: Number, required: true }) from: WithdrawalStatus;
  @Prop({ type: Number, required: true }) to: WithdrawalStatus;
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: Date, required: true }) at: Date;
  /** Shown to the user after a rejection. */
  @Prop({ type: String, default: '' }) reason: string;
  /** Name of the admin who agreed first, if the decision needed two admins. */
  @Prop({ type: String, default: '' }) agreedBy: string;
}

/** The agreement of the first of two admins. */
@Schema({ _id: false })
export class FirstAgreement {
  @Prop({ type: Number, required: true }) to: WithdrawalStatus;
  @Prop({ type: String, required: true }) by: string;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: Date, required: true }) at: Date;
  /** The reason, shown to the second admin and used as the default for the decision. */
  @Prop({ type: String, default: '' }) reason: string;
}

/** A user's request to have earned coins paid to a bank account. */
@Schema({ collection: 'withdrawals' })
export class Withdrawal {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The user's current username. */
  @Prop({ type: String, required: true }) username: string;
  /** The user's name at the time of the request. */
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
  @Prop({ type: String, required: true }) bankName: string;
  /** The name of the bank in lower case, for the filter of the list. */
  @Prop({ type: String, default: '' }) bankKey: string;
  /** Code of the host's agency at the time of the request. '' for a user who was no host. */
  @Prop({ type: String, default: '' }) agencyCode: string;
  /** Account number, IFSC code and PAN, sealed by BankSeals. */
  @Prop({ type: String, required: true }) bank: string;
  /** HMACs of the whole account number and of its last four characters. Empty after the user deletes the account. */
  @Prop({ type: [String], default: [] }) accountKeys: string[];
  @Prop({ type: Number, enum: Object.values(WITHDRAWAL_STATUS), default: WITHDRAWAL_STATUS.pending })
  status: WithdrawalStatus;
  /** All decisions, oldest first. */
  @Prop({ type: [WithdrawalDecision], default: [] }) decisions: WithdrawalDecision[];
  @Prop({ type: FirstAgreement, default: null }) agreement: FirstAgreement | null;
  /** The bank export that contains the request. null unless the request is approved. */
  @Prop({ type: Types.ObjectId, default: null }) exported: Types.ObjectId | null;
  @Prop({ type: Date, required: true }) createdAt: Date;
  /**
   * When the request was last made, agreed on, decided or exported. The change feed of open lists compares this time.
   */
  @Prop({ type: Date, required: true }) changedAt: Date;
}

export const WithdrawalSchema = SchemaFactory.createForClass(Withdrawal);
WithdrawalSchema.plugin(searchable, { fields: WITHDRAWAL_SEARCH_FIELDS, within: 'status' });
for (const field of ['createdAt', 'coins', 'username'])
  WithdrawalSchema.index({ status: 1, [field]: 1, _id: 1 });
WithdrawalSchema.index({ status: 1, agencyCode: 1, createdAt: 1, _id: 1 });
WithdrawalSchema.index({ status: 1, bankKey: 1, createdAt: 1, _id: 1 });
WithdrawalSchema.index({ user: 1, createdAt: -1 });
WithdrawalSchema.index({ accountKeys: 1, status: 1 });
// For approved requests with or without an export, and for the requests of one export.
WithdrawalSchema.index({ status: 1, exported: 1, _id: 1 });
WithdrawalSchema.index({ changedAt: -1 });
