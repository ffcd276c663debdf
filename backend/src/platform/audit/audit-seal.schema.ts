import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** One link of the chain over the audit log: a batch of records and the seal before it. Never changes. */
@Schema({ collection: 'auditseals', versionKey: false })
export class AuditSeal {
  /** Consecutive, from 1. */
  @Prop({ type: Number }) _id: number;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: Types.ObjectId, required: true }) first: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) last: Types.ObjectId;
  @Prop({ type: Number, required: true }) count: number;
  /** For each record, by _id: the 12 bytes of its _id and the 32 bytes of its hash. Names what was changed. */
  @Prop({ type: Buffer, required: true }) records: Buffer;
  /** The hash of the seal before; '' in the first seal. */
  @Prop({ type: String, default: '' }) previous: string;
  /** SHA-256 over all fields above (seal-hash.ts). */
  @Prop({ type: String, required: true }) hash: string;
  /** HMAC of the hash: a seal cannot be made without the installation's key. */
  @Prop({ type: String, required: true }) mac: string;
}
export const AuditSealSchema = SchemaFactory.createForClass(AuditSeal);

export const CHAIN = 'chain';

/** The state of the chain: its key, the turn of the process that seals, and the last check. */
@Schema({ collection: 'auditchain', versionKey: false })
export class AuditChain {
  @Prop({ type: String }) _id: string;
  /** The key of the digests, sealed under APP_SECRET. */
  @Prop({ type: String, required: true }) key: string;
  /** When a process may seal next: the end of its lease while a process seals. */
  @Prop({ type: Date, required: true }) dueAt: Date;
  @Prop({ type: String, default: '' }) lease: string;
  /** When the chain was last checked, and what was found first; '' when it was unchanged. */
  @Prop({ type: Date, default: null }) checkedAt: Date | null;
  @Prop({ type: String, default: '' }) finding: string;
}
export const AuditChainSchema = SchemaFactory.createForClass(AuditChain);
