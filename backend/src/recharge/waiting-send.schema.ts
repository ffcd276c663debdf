import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../audit/audit.schema.js';

export const WAITING_STATES = ['waiting', 'sent', 'refused'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** A send above the limit, until a second admin sends or refuses it. */
@Schema({ collection: 'waitingsends', versionKey: false })
export class WaitingSend {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: ['coin', 'user'], required: true }) recipientKind: 'coin' | 'user';
  @Prop({ type: String, required: true }) recipientId: string;
  /** Code or username as it was then. */
  @Prop({ type: String, required: true }) recipient: string;
  @Prop({ type: Number, required: true }) coins: number;
  @Prop({ type: AuditActor, required: true }) askedBy: AuditActor;
  @Prop({ type: String, enum: WAITING_STATES, default: 'waiting' }) state: WaitingState;
  @Prop({ type: AuditActor }) decidedBy?: AuditActor;
  @Prop({ type: Date }) decidedAt?: Date;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const WaitingSendSchema = SchemaFactory.createForClass(WaitingSend);
WaitingSendSchema.index({ state: 1, createdAt: 1, _id: 1 });
WaitingSendSchema.index({ recipientId: 1 });
