import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { STAFF_ROLES, type Role } from '../../../core/roles.js';

/** The most uploads that one person may have at a time. Each takes one slot, so that a unique index holds the limit. */
export const MOST_UPLOADS = 4;

/** A large file that arrives in parts. The storage holds the parts, so any process can take the next one. */
@Schema({ collection: 'partialuploads', versionKey: false })
export class PartialUpload {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: STAFF_ROLES, required: true }) role: Role;
  /** _id of the person who started the upload. */
  @Prop({ type: Types.ObjectId, required: true }) account: Types.ObjectId;
  @Prop({ type: Number, min: 1, max: MOST_UPLOADS, required: true }) slot: number;
  /** What the file is for, in the words of the panel: uploads of the same purpose are offered together. */
  @Prop({ type: String, required: true }) purpose: string;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: Number, required: true }) size: number;
  /** SHA-256 of the first and the last MB of the file, which distinguishes two files of one name and size. */
  @Prop({ type: String, required: true }) fingerprint: string;
  @Prop({ type: Number, default: 0 }) received: number;
  /** The offsets of the received parts, in their order. */
  @Prop({ type: [Number], default: [] }) parts: number[];
  @Prop({ type: Date, required: true }) expiresAt: Date;
}

export const PartialUploadSchema = SchemaFactory.createForClass(PartialUpload);
PartialUploadSchema.index({ role: 1, account: 1, slot: 1 }, { unique: true });
PartialUploadSchema.index({ expiresAt: 1 });
