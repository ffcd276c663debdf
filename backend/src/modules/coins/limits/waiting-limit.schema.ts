import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../../../platform/audit/audit.schema.js';
import { LIMIT_NAMES, type LimitName } from './coin-limits.schema.js';

export const WAITING_LIMIT_STATES = ['waiting', 'confirmed', 'refused', 'replaced'] as const;
export type WaitingLimitState = (typeof WAITING_LIMIT_STATES)[number];

/** A request of one admin to raise or remove a limit, which another admin confirms or rejects. */
@Schema({ collection: 'waitinglimits', versionKey: false })
export class WaitingLimit {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: LIMIT_NAMES, required: true }) limit: LimitName;
  /** The limit in coins when the admin asked. */
  @Prop({ type: Number, required: true }) from: number;
  /** The requested limit in coins; null: no limit. */
  @Prop({ type: Number, default: null }) to: number | null;
  @Prop({ type: AuditActor, required: true }) askedBy: AuditActor;
  @Prop({ type: String, enum: WAITING_LIMIT_STATES, default: 'waiting' }) state: WaitingLimitState;
  @Prop({ type: AuditActor }) decidedBy?: AuditActor;
  @Prop({ type: Date }) decidedAt?: Date;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const WaitingLimitSchema = SchemaFactory.createForClass(WaitingLimit);
// At most one change waits for each limit.
WaitingLimitSchema.index({ limit: 1 }, { unique: true, partialFilterExpression: { state: 'waiting' } });
