// The stored figures of past days, so that a read costs as much as the days asked for and not as the records behind them.
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { SOURCES, type SourceName } from './measures.js';

/** The `key` of the figures of the whole platform. */
export const ALL = '';

/** The figures of one source on one day, for one owner or for the whole platform. */
@Schema({ collection: 'figuredays', versionKey: false, minimize: false })
export class FigureDay {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: SOURCES, required: true }) source: SourceName;
  /** A day of the installation: `2026-01-31`. */
  @Prop({ type: String, required: true }) day: string;
  /** The owner, as in FigureRow. */
  @Prop({ type: String, default: ALL }) key: string;
  /** Whole numbers by field. */
  @Prop({ type: Object, required: true }) values: Record<string, number>;
}
export const FigureDaySchema = SchemaFactory.createForClass(FigureDay);
FigureDaySchema.index({ source: 1, key: 1, day: 1 }, { unique: true });
FigureDaySchema.index({ source: 1, day: 1 });

/** The figures of all owners of one source on one day, packed for reads of many owners (`sheets.ts`). */
@Schema({ collection: 'figuresheets', versionKey: false, minimize: false })
export class FigureSheet {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: SOURCES, required: true }) source: SourceName;
  @Prop({ type: String, required: true }) day: string;
  /** The owner within which the others are counted; ALL for the whole platform. */
  @Prop({ type: String, default: ALL }) of: string;
  /** The owners, separated by spaces. */
  @Prop({ type: String, required: true }) keys: string;
  /** By field: one 64-bit float for each owner, in their order. */
  @Prop({ type: Object, required: true }) columns: Record<string, Buffer>;
}
export const FigureSheetSchema = SchemaFactory.createForClass(FigureSheet);
FigureSheetSchema.index({ source: 1, of: 1, day: 1 }, { unique: true });
FigureSheetSchema.index({ source: 1, day: 1 });

/** Which days of a source are stored. */
@Schema({ collection: 'figurestates', versionKey: false })
export class FigureState {
  @Prop({ type: String, enum: SOURCES }) _id: SourceName;
  /** The first time zone of the installation when the days were stored. Later zones change no stored day. */
  @Prop({ type: String, required: true }) zone: string;
  /** The first day with records. */
  @Prop({ type: String, required: true }) from: string;
  /** All days from `from` to the day before this one are stored. */
  @Prop({ type: String, required: true }) until: string;
  /** Changes of records before this time are stored. */
  @Prop({ type: Date, required: true }) seenUntil: Date;
}
export const FigureStateSchema = SchemaFactory.createForClass(FigureState);

/** A record of a past day that has changed or gone: its day is to be stored again. */
@Schema({ collection: 'figuremarks', versionKey: false })
export class FigureMark {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: SOURCES, required: true }) source: SourceName;
  /** The date of the record. */
  @Prop({ type: Date, required: true }) at: Date;
}
export const FigureMarkSchema = SchemaFactory.createForClass(FigureMark);

/** Exists while a job fills the past. */
@Schema({ collection: 'figurebacklogs', versionKey: false })
export class FigureBacklog {
  @Prop({ type: String }) _id: string;
}
export const FigureBacklogSchema = SchemaFactory.createForClass(FigureBacklog);
