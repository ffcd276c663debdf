import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../audit/audit.schema.js';

/** asked: waits for a second admin; started: a job carries it out; ended: every row is done or failed. */
export const STORED_IMPORT_STATES = ['asked', 'refused', 'started', 'ended'] as const;
export type StoredImportState = (typeof STORED_IMPORT_STATES)[number];

/** A table that was checked as a whole and is carried out row by row, each row once. */
@Schema({ collection: 'imports', versionKey: false })
export class Import {
  _id: Types.ObjectId;
  /** Selects the code that carries out a row (ImportWork). */
  @Prop({ type: String, required: true }) kind: string;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Number, required: true }) rows: number;
  /** The coins of all rows; 0 for an import that moves none. */
  @Prop({ type: Number, default: 0 }) coins: number;
  @Prop({ type: String, enum: STORED_IMPORT_STATES, required: true }) state: StoredImportState;
  @Prop({ type: AuditActor, required: true }) by: AuditActor;
  /** The second admin who approved or refused. */
  @Prop({ type: AuditActor, default: null }) decidedBy: AuditActor | null;
  /** The reason of a refusal. */
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Types.ObjectId, default: null }) job: Types.ObjectId | null;
  /** When the issued passwords of the new accounts were handed out. Happens once. */
  @Prop({ type: Date, default: null }) passwordsAt: Date | null;
  @Prop({ type: Date, required: true }) createdAt: Date;
  @Prop({ type: Date, default: null }) endedAt: Date | null;
}

export const ImportSchema = SchemaFactory.createForClass(Import);
ImportSchema.index({ kind: 1, createdAt: -1, _id: -1 });
ImportSchema.index({ state: 1, createdAt: -1, _id: -1 });
ImportSchema.index({ createdAt: -1, _id: -1 });
ImportSchema.index({ job: 1 });

export const IMPORT_ROW_STATES = ['waiting', 'done', 'failed'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

@Schema({ collection: 'importrows', versionKey: false, minimize: false })
export class ImportRow {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) import: Types.ObjectId;
  /** The row of the spreadsheet. */
  @Prop({ type: Number, required: true }) row: number;
  @Prop({ type: String, enum: IMPORT_ROW_STATES, default: 'waiting' }) state: ImportRowState;
  /** The cells as typed, by column. Dropped when the row is done. */
  @Prop({ type: Object, default: {} }) cells: Record<string, string>;
  /** The name of the record that the row is about: a username, a code, the name of a new account. */
  @Prop({ type: String, default: '' }) label: string;
  /** What the list shows beside the label: a note, an email address, the code of an agency. */
  @Prop({ type: String, default: '' }) detail: string;
  @Prop({ type: Number, default: null }) coins: number | null;
  /** The existing record that the row is about, as `kind:id`; '' for a new record. */
  @Prop({ type: String, default: '' }) about: string;
  /** The id of the record that the row made: an entry, an account, an application. */
  @Prop({ type: String, default: '' }) made: string;
  /** Why the row failed. */
  @Prop({ type: String, default: '' }) reason: string;
}

export const ImportRowSchema = SchemaFactory.createForClass(ImportRow);
ImportRowSchema.index({ import: 1, row: 1 }, { unique: true });
ImportRowSchema.index({ import: 1, state: 1, row: 1 });
// The rows about a user, to remove the name of a deleted account.
ImportRowSchema.index({ about: 1 });
