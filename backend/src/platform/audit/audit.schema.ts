import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type Query, Types } from 'mongoose';

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

/** An admin who may have acted under another admin's name, because that admin's password is known to this one. */
@Schema({ _id: false })
export class PasswordIssuer {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, default: '' }) name: string;
}

/** The digest of a personal value that was erased (personal-values.ts). */
@Schema({ _id: false })
export class ErasedValue {
  @Prop({ type: String, required: true }) path: string;
  @Prop({ type: String, required: true }) digest: string;
}

/** One change by staff: actor, action, record, values before and after. Append-only. */
@Schema({ collection: 'audit' })
export class AuditRecord {
  _id: Types.ObjectId;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: AuditActor, required: true }) actor: AuditActor;
  /** Who issued the actor's password and may still know it; absent when no one does. */
  @Prop({ type: PasswordIssuer }) passwordBy?: PasswordIssuer;
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
  /** The number of the seal that holds the record; absent until the record is sealed (audit-sealer.ts). */
  @Prop({ type: Number }) seal?: number;
  /** The digests of erased values; absent while the record is complete. */
  @Prop({ type: [ErasedValue], default: undefined }) erased?: ErasedValue[];
}

export const AuditSchema = SchemaFactory.createForClass(AuditRecord);
AuditSchema.set('minimize', false);
// Every query of the log, whatever its filter, sorts newest first.
const NEWEST = { at: -1, _id: -1 } as const;
AuditSchema.index(NEWEST);
for (const field of ['target.id', 'target.kind', 'target.label', 'actor.id', 'actor.role', 'action'])
  AuditSchema.index({ [field]: 1, ...NEWEST });
AuditSchema.index({ requestId: 1 });
// The records of a seal, and the records that wait for a seal, oldest first.
AuditSchema.index({ seal: 1, _id: 1 });

const appendOnly = () => {
  throw new Error('Audit records are append-only');
};
/** Fails unless the update only marks records with their seal. */
function onlySeals(this: Query<unknown, AuditRecord>): void {
  const { $set = {}, ...more } = this.getUpdate() as { $set?: object };
  const isMark =
    Object.keys($set).join() === 'seal' && Object.keys(more).every((name) => name === '$setOnInsert');
  if (!isMark) appendOnly();
}
AuditSchema.pre('updateMany', onlySeals);
AuditSchema.pre(['updateOne', 'findOneAndUpdate', 'findOneAndReplace', 'replaceOne'], appendOnly);
AuditSchema.pre(['deleteOne', 'deleteMany', 'findOneAndDelete'], appendOnly);
