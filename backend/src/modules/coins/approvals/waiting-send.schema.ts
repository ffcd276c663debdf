import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../../../platform/audit/audit.schema.js';

export const WAITING_STATES = ['waiting', 'sent', 'refused'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];
/**
 * Deletions, salary runs and refunds wait in separate states: an older version that still runs would otherwise confirm
 * them as sends.
 */
const STORED_STATES = [...WAITING_STATES, 'closing', 'run', 'refund'] as const;

/**
 * What a second admin confirms or rejects: a send, a salary run or the refund of a purchase above the limit, or the
 * deletion of a coin agency with the return of all of its coins.
 */
@Schema({ collection: 'waitingsends', versionKey: false })
export class WaitingSend {
  _id: Types.ObjectId;
  /** `import`: a salary run, whose recipients are the rows of the import. `order`: a refund. */
  @Prop({ type: String, enum: ['coin', 'user', 'import', 'order'], required: true })
  recipientKind: 'coin' | 'user' | 'import' | 'order';
  @Prop({ type: String, required: true }) recipientId: string;
  /** Code or username at the time of the request, the title of the salary run, or plan and amount of a refund. */
  @Prop({ type: String, required: true }) recipient: string;
  @Prop({ type: Number, required: true }) coins: number;
  /** Whether the coins go back to the platform and the coin agency is deleted. */
  @Prop({ type: Boolean, default: false }) closes: boolean;
  /** The reason for the deletion of the coin agency. */
  @Prop({ type: String, default: '' }) closeReason: string;
  /** Of a refund: the money in the smallest unit of the currency, and why. */
  @Prop({ type: Number }) amount?: number;
  @Prop({ type: String, default: '' }) reasonOfRefund: string;
  @Prop({ type: AuditActor, required: true }) askedBy: AuditActor;
  @Prop({ type: String, enum: STORED_STATES, default: 'waiting' }) state: (typeof STORED_STATES)[number];
  @Prop({ type: AuditActor }) decidedBy?: AuditActor;
  @Prop({ type: Date }) decidedAt?: Date;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const WaitingSendSchema = SchemaFactory.createForClass(WaitingSend);
WaitingSendSchema.index({ state: 1, createdAt: 1, _id: 1 });
WaitingSendSchema.index({ recipientId: 1 });
