import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../../platform/audit/audit.schema.js';
import type { Account } from './accounts.js';

/** The kind of a movement, which determines the giving and the receiving account. */
export const MOVEMENT_KINDS = [
  'opening', // coins from before the ledger: platform to any account
  'send', // platform or a coin agency to a coin agency or a user
  'return', // a user or a coin agency back to the sender
  'gift', // a user's coins to a host's earnings
  'adjustment', // a user's balance set by the admin
  'purchase', // a user bought coins: platform to a user
  'purchaseRefund', // the money of a purchase went back: a user to platform
  'purchaseRestore', // a refund failed or a dispute was won: platform to a user
  'debtPayment', // coins of a refunded purchase that the user owed: a user's coins or earnings to platform
  'itemPurchase', // a user bought a frame, an effect, a theme or a VIP pack: a user to platform
  'itemRefund', // the coins of such a purchase returned: platform to a user
  'hold', // earnings held until a withdrawal is decided
  'release', // the withdrawal was rejected: held coins back to the earnings
  'payout', // the withdrawal was approved: held coins paid out
  'refund', // an approved withdrawal was rejected afterwards
  'reversal', // undoes an entry, with a reason
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * The kinds that a reversal can undo. Withdrawals are decided again, openings adjusted, and reversed movements made
 * again.
 */
export const REVERSIBLE: ReadonlySet<MovementKind> = new Set(['send', 'return', 'gift', 'adjustment']);

/** The actor of movements that no request makes: openings. */
export const SYSTEM_ACTOR: AuditActor = { role: 'system', id: 'system', code: '', name: 'System' };

/** One account's side of an entry. */
@Schema({ _id: false })
export class LedgerLine {
  @Prop({ type: String, required: true }) account: Account;
  /** Negative for the giving account. The lines of an entry add up to 0. */
  @Prop({ type: Number, required: true }) amount: number;
  /** The account's balance after the entry; null for accounts without a stored balance. */
  @Prop({ type: Number, default: null }) balance: number | null;
}

/** The subject of an entry: a withdrawal, a gift or a live session. */
@Schema({ _id: false })
export class LedgerSubject {
  @Prop({ type: String, required: true }) kind: string;
  @Prop({ type: String, required: true }) id: string;
  /** The name of the subject at the time of the entry. */
  @Prop({ type: String, default: '' }) label: string;
}

/** The coins that a return took from one transfer. */
@Schema({ _id: false })
export class LedgerCover {
  @Prop({ type: Types.ObjectId, required: true }) transfer: Types.ObjectId;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
}

/** A movement of coins. An entry never changes: another entry corrects a mistake. */
@Schema({ collection: 'ledgerentries', versionKey: false })
export class LedgerEntry {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: MOVEMENT_KINDS, required: true }) kind: MovementKind;
  @Prop({ type: String, required: true }) from: Account;
  @Prop({ type: String, required: true }) to: Account;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
  @Prop({ type: [LedgerLine], required: true }) lines: LedgerLine[];
  /** Usernames and codes at the time of the entry. */
  @Prop({ type: String, default: '' }) fromLabel: string;
  @Prop({ type: String, default: '' }) toLabel: string;
  @Prop({ type: AuditActor, required: true }) actor: AuditActor;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: [LedgerSubject], default: undefined }) subjects?: LedgerSubject[] | undefined;
  /** The entry that a reversal undoes. An entry is reversed at most once. */
  @Prop({ type: Types.ObjectId }) reversalOf?: Types.ObjectId;
  /** The transfer that a return names. A transfer is named by at most one return. */
  @Prop({ type: Types.ObjectId }) returnOf?: Types.ObjectId;
  /** The transfers that provided the coins of a return that names no transfer (modules/ledger/covers.ts). */
  @Prop({ type: [LedgerCover], default: undefined }) covers?: LedgerCover[];
  /** The account that an opening entry opens. An account is opened at most once. */
  @Prop({ type: String }) opens?: string;
  /** The idempotency key of the movement's request. */
  @Prop({ type: String }) key?: string | undefined;
  /** Suffixes of both labels and of the actor's name (platform/database/search.ts), for searching sends. */
  @Prop({ type: [String], default: undefined, select: false }) searchKeys?: string[];
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const LedgerEntrySchema = SchemaFactory.createForClass(LedgerEntry);
// The statement of an account, with all kinds or one kind.
LedgerEntrySchema.index({ 'lines.account': 1, createdAt: -1, _id: -1 });
LedgerEntrySchema.index({ 'lines.account': 1, kind: 1, createdAt: -1, _id: -1 });
// The sent and received movements of one kind, of one account or a range of accounts, newest first.
LedgerEntrySchema.index({ kind: 1, from: 1, createdAt: -1, _id: -1 });
LedgerEntrySchema.index({ kind: 1, to: 1, createdAt: -1, _id: -1 });
// Recharge history.
LedgerEntrySchema.index({ kind: 1, createdAt: -1, _id: -1 });
LedgerEntrySchema.index({ kind: 1, coins: 1 });
LedgerEntrySchema.index({ kind: 1, searchKeys: 1 }, { partialFilterExpression: { kind: 'send' } });
// How often a gift was given, and when last. `subjects` is multikey: the entry is found by its live session too.
LedgerEntrySchema.index(
  { 'subjects.id': 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { kind: 'gift' } },
);
// Returns that took coins from a transfer without naming it.
LedgerEntrySchema.index({ 'covers.transfer': 1 }, { sparse: true });
for (const once of ['reversalOf', 'returnOf', 'opens']) {
  LedgerEntrySchema.index({ [once]: 1 }, { unique: true, sparse: true });
}

const appendOnly = () => {
  throw new Error('Ledger entries are append-only');
};
LedgerEntrySchema.pre(
  ['updateOne', 'updateMany', 'findOneAndUpdate', 'findOneAndReplace', 'replaceOne'],
  appendOnly,
);
LedgerEntrySchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly);
LedgerEntrySchema.pre('save', function () {
  if (!this.isNew) appendOnly();
});
