import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../../platform/audit/audit.schema.js';
import type { Account } from './accounts.js';

/** What a movement is; the account that gives and the one that takes follow from it. */
export const MOVEMENT_KINDS = [
  'opening', // stood before the ledger: platform to any account
  'send', // platform or a coin agency to a coin agency or a user
  'return', // back from a user or a coin agency to the sender
  'gift', // a user's coins to a host's earnings
  'adjustment', // a user's balance set by the admin
  'hold', // earnings wait for the decision of a withdrawal
  'release', // the withdrawal was rejected: back to the earnings
  'payout', // the withdrawal was approved
  'refund', // an approved withdrawal was rejected afterwards
  'reversal', // takes an entry back, with a reason
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What a single entry undoes by itself. A withdrawal is decided again, an opening adjusted, a reversal made anew. */
export const REVERSIBLE: ReadonlySet<MovementKind> = new Set(['send', 'return', 'gift', 'adjustment']);

/** Who moves coins where nobody asked: openings. */
export const SYSTEM_ACTOR: AuditActor = { role: 'system', id: 'system', code: '', name: 'System' };

/** One account's side of an entry. */
@Schema({ _id: false })
export class LedgerLine {
  @Prop({ type: String, required: true }) account: Account;
  /** Less than 0 for the account that gives. The lines of an entry add up to 0. */
  @Prop({ type: Number, required: true }) amount: number;
  /** Of the account after it; null for the accounts whose balance is not stored. */
  @Prop({ type: Number, default: null }) balance: number | null;
}

/** What an entry belongs to: a withdrawal, a gift, a live session. */
@Schema({ _id: false })
export class LedgerSubject {
  @Prop({ type: String, required: true }) kind: string;
  @Prop({ type: String, required: true }) id: string;
  /** What it was called then. */
  @Prop({ type: String, default: '' }) label: string;
}

/** What a return took of one transfer. */
@Schema({ _id: false })
export class LedgerCover {
  @Prop({ type: Types.ObjectId, required: true }) transfer: Types.ObjectId;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
}

/** One movement of coins. Written once, never changed: what was wrong is put right by another entry. */
@Schema({ collection: 'ledgerentries', versionKey: false })
export class LedgerEntry {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: MOVEMENT_KINDS, required: true }) kind: MovementKind;
  @Prop({ type: String, required: true }) from: Account;
  @Prop({ type: String, required: true }) to: Account;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
  @Prop({ type: [LedgerLine], required: true }) lines: LedgerLine[];
  /** Usernames and codes as they were then. */
  @Prop({ type: String, default: '' }) fromLabel: string;
  @Prop({ type: String, default: '' }) toLabel: string;
  @Prop({ type: AuditActor, required: true }) actor: AuditActor;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: [LedgerSubject], default: undefined }) subjects?: LedgerSubject[] | undefined;
  /** The entry that a reversal takes back: each at most once. */
  @Prop({ type: Types.ObjectId }) reversalOf?: Types.ObjectId;
  /** The transfer that a return names: each at most once. */
  @Prop({ type: Types.ObjectId }) returnOf?: Types.ObjectId;
  /** The transfers that a return which names none took its coins from (modules/ledger/covers.ts). */
  @Prop({ type: [LedgerCover], default: undefined }) covers?: LedgerCover[];
  /** The account that an opening entry opens: each at most once. */
  @Prop({ type: String }) opens?: string;
  /** The idempotency key that the movement came with. */
  @Prop({ type: String }) key?: string | undefined;
  /** Endings of both labels and of the actor's name (platform/database/search.ts): sends are searched by them. */
  @Prop({ type: [String], default: undefined, select: false }) searchKeys?: string[];
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const LedgerEntrySchema = SchemaFactory.createForClass(LedgerEntry);
// The statement of an account, whole and of one kind.
LedgerEntrySchema.index({ 'lines.account': 1, createdAt: -1, _id: -1 });
LedgerEntrySchema.index({ 'lines.account': 1, kind: 1, createdAt: -1, _id: -1 });
// What an account sent and received of a kind, newest first.
LedgerEntrySchema.index({ from: 1, kind: 1, createdAt: -1, _id: -1 });
LedgerEntrySchema.index({ to: 1, kind: 1, createdAt: -1, _id: -1 });
// Recharge history.
LedgerEntrySchema.index({ kind: 1, createdAt: -1, _id: -1 });
LedgerEntrySchema.index({ kind: 1, searchKeys: 1 }, { partialFilterExpression: { kind: 'send' } });
// What came back of a transfer by returns that do not name it.
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
