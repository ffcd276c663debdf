import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../../../../platform/audit/audit.schema.js';

const STATES = ['waiting', 'confirmed', 'refused', 'replaced'] as const;
export type WaitingOwnerState = (typeof STATES)[number];

/** A request of one Owner to make an admin an Owner, which another Owner confirms or declines. */
@Schema({ collection: 'waitingowners', versionKey: false })
export class WaitingOwner {
  _id: Types.ObjectId;
  /** The admin to make an Owner. */
  @Prop({ type: Types.ObjectId, required: true }) admin: Types.ObjectId;
  /** The name of that admin at the time of the request. */
  @Prop({ type: String, required: true }) name: string;
  /** The sets that the admin holds once another Owner has confirmed. */
  @Prop({ type: [Types.ObjectId], required: true }) sets: Types.ObjectId[];
  @Prop({ type: AuditActor, required: true }) askedBy: AuditActor;
  @Prop({ type: String, enum: STATES, default: 'waiting' }) state: WaitingOwnerState;
  @Prop({ type: AuditActor }) decidedBy?: AuditActor;
  @Prop({ type: Date }) decidedAt?: Date;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Date, required: true }) createdAt: Date;
}

export const WaitingOwnerSchema = SchemaFactory.createForClass(WaitingOwner);
// At most one request waits for each admin.
WaitingOwnerSchema.index({ admin: 1 }, { unique: true, partialFilterExpression: { state: 'waiting' } });
WaitingOwnerSchema.index({ state: 1, createdAt: 1, _id: 1 });
