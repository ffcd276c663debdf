import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { AuditActor } from '../audit/audit.schema.js';

/** import: the rows of a table; bulk: the selected records of a list. Begins the audit actions of the batch. */
export const BATCH_SOURCES = ['import', 'bulk'] as const;
export type BatchSource = (typeof BATCH_SOURCES)[number];

/** asked: waits for a second admin; started: a job carries it out; ended: every row is done or failed. */
export const STORED_BATCH_STATES = ['asked', 'refused', 'started', 'ended'] as const;
export type StoredBatchState = (typeof STORED_BATCH_STATES)[number];

/** Rows that are known as a whole before the start, and that a job carries out one by one, each once. */
@Schema({ collection: 'batches', versionKey: false, minimize: false })
export class Batch {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: BATCH_SOURCES, required: true }) source: BatchSource;
  /** Selects the code that carries out a row (BatchWork). */
  @Prop({ type: String, required: true }) kind: string;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: Number, required: true }) rows: number;
  /** The coins of all rows; 0 for a batch that moves none. */
  @Prop({ type: Number, default: 0 }) coins: number;
  /** What all rows share, for the code that carries them out: a reason, a tag. */
  @Prop({ type: Object, default: {} }) params: Record<string, unknown>;
  /** The filters by which the records were selected, as the list's call names them; numbers searched for are masked. */
  @Prop({ type: Object, default: {} }) filter: Record<string, unknown>;
  @Prop({ type: String, enum: STORED_BATCH_STATES, required: true }) state: StoredBatchState;
  @Prop({ type: AuditActor, required: true }) by: AuditActor;
  /** The second admin who approved or refused. */
  @Prop({ type: AuditActor, default: null }) decidedBy: AuditActor | null;
  /** The reason of a refusal, or of a bulk change. */
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Types.ObjectId, default: null }) job: Types.ObjectId | null;
  /** When the issued passwords of the accounts were handed out. Happens once. */
  @Prop({ type: Date, default: null }) passwordsAt: Date | null;
  /** Whether the rows keep what they replaced, so that the whole can be undone. */
  @Prop({ type: Boolean, default: false }) undoable: boolean;
  /** The bulk change or import that this one undoes. */
  @Prop({ type: Types.ObjectId, default: null }) undoes: Types.ObjectId | null;
  /** The bulk change that undoes this one. */
  @Prop({ type: Types.ObjectId, default: null }) undoneBy: Types.ObjectId | null;
  @Prop({ type: Date, required: true }) createdAt: Date;
  @Prop({ type: Date, default: null }) endedAt: Date | null;
}

export const BatchSchema = SchemaFactory.createForClass(Batch);
BatchSchema.index({ source: 1, createdAt: -1, _id: -1 });
BatchSchema.index({ kind: 1, createdAt: -1, _id: -1 });
BatchSchema.index({ source: 1, state: 1, createdAt: -1, _id: -1 });
BatchSchema.index({ 'by.id': 1, createdAt: -1, _id: -1 });
BatchSchema.index({ job: 1 });

export const BATCH_ROW_STATES = ['waiting', 'done', 'failed'] as const;
export type BatchRowState = (typeof BATCH_ROW_STATES)[number];

/** The fields that a row changed: the values before and after. */
export interface RowChange {
  was: Record<string, unknown>;
  is: Record<string, unknown>;
}

@Schema({ collection: 'batchrows', versionKey: false, minimize: false })
export class BatchRow {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) batch: Types.ObjectId;
  /** The row of the spreadsheet, or the place in the selection, from 1. */
  @Prop({ type: Number, required: true }) row: number;
  @Prop({ type: String, enum: BATCH_ROW_STATES, default: 'waiting' }) state: BatchRowState;
  /** The cells of a table as typed, by column. Dropped when the row is done. */
  @Prop({ type: Object, default: {} }) cells: Record<string, string>;
  /** The name of the record that the row is about: a username, a code, the name of a new account. */
  @Prop({ type: String, default: '' }) label: string;
  /** What the list shows next to the label: a note, an email address, the code of an agency. */
  @Prop({ type: String, default: '' }) detail: string;
  @Prop({ type: Number, default: null }) coins: number | null;
  /** The existing record that the row is about, as `kind:id`; '' for a new record. */
  @Prop({ type: String, default: '' }) about: string;
  /** The id of the user whose name the row holds, to remove the name when the account is deleted; '' without one. */
  @Prop({ type: String, default: '' }) person: string;
  /** The id of the record that the row made: an entry, an account, an application. */
  @Prop({ type: String, default: '' }) made: string;
  /** What a bulk change replaced in the record, to undo it; null when it changed nothing. */
  @Prop({ type: Object, default: null }) change: RowChange | null;
  /** Why the row failed, or why it had nothing to change. */
  @Prop({ type: String, default: '' }) reason: string;
}

export const BatchRowSchema = SchemaFactory.createForClass(BatchRow);
BatchRowSchema.index({ batch: 1, row: 1 }, { unique: true });
BatchRowSchema.index({ batch: 1, state: 1, row: 1 });
BatchRowSchema.index({ person: 1 });
