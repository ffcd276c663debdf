import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

@Schema({ _id: false })
export class AuditActor {
  @Prop({ type: String, required: true }) role: string;
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
}

@Schema({ _id: false })
export class AuditTarget {
  /** Kind of record: user, admin, agency ... */
  @Prop({ type: String, required: true }) kind: string;
  @Prop({ type: String, required: true }) id: string;
  /** The name that staff see: a username, a code. */
  @Prop({ type: String, default: '' }) label: string;
}

/** One change by staff: actor, action, record, values before and after. Append-only. */
@Schema({ collection: 'audit' })
export class AuditRecord {
  _id: Types.ObjectId;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: AuditActor, required: true }) actor: AuditActor;
  /** `<kind>.<verb>`, for example `user.ban`. */
  @Prop({ type: String, required: true }) action: string;
  @Prop({ type: AuditTarget, required: true }) target: AuditTarget;
  /** Only the fields that differ, with secrets masked. */
  @Prop({ type: Object, default: {} }) before: Record<string, unknown>;
  @Prop({ type: Object, default: {} }) after: Record<string, unknown>;
  /** The version of the record that the change made (platform/database/versioned.ts). */
  @Prop({ type: Number }) version?: number;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: String, default: '' }) address: string;
  @Prop({ type: String, default: '' }) requestId: string;
  /** True when the change undid an earlier one; absent otherwise. */
  @Prop({ type: Boolean }) undo?: boolean;
}

export const AuditSchema = SchemaFactory.createForClass(AuditRecord);
AuditSchema.set('minimize', false);
// Every query of the log, whatever its filter, sorts newest first.
const NEWEST = { at: -1, _id: -1 } as const;
AuditSchema.index(NEWEST);
for (const field of ['target.id', 'target.kind', 'actor.id', 'actor.role', 'action'])
  AuditSchema.index({ [field]: 1, ...NEWEST });
AuditSchema.index({ requestId: 1 });

const appendOnly = () => {
  throw new Error('Audit records are append-only');
};
AuditSchema.pre(
  ['updateOne', 'updateMany', 'findOneAndUpdate', 'findOneAndReplace', 'replaceOne'],
  appendOnly,
);
AuditSchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly);
