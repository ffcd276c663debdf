import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../../../platform/audit/audit.schema.js';

export const WAITING_STATES = ['waiting', 'sent', 'refused'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];
/** A deletion waits in a state of its own: an older version, which may run beside this one, would confirm it as a send. */
const STORED_STATES = [...WAITING_STATES, 'closing'] as const;

/** A send above the limit, or the return of all coins of a coin agency that is to be deleted, until a second admin confirms or refuses it. */
@Schema({ collection: 'waitingsends', versionKey: false })
export class WaitingSend {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: ['coin', 'user'], required: true }) recipientKind: 'coin' | 'user';
  @Prop({ type: String, required: true }) recipientId: string;
  /** Code or username as it was then. */
  @Prop({ type: String, required: true }) recipient: string;
  @Prop({ type: Number, required: true }) coins: number;
  /** The coins go back to the platform instead, and the coin agency is deleted. */
  @Prop({ type: Boolean, default: false }) closes: boolean;
  /** Why the coin agency is to be deleted. */
  @Prop({ type: String, default: '' }) closeReason: string;
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
