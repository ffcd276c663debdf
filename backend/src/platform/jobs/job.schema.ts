import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

@Schema({ _id: false })
export class JobOwner {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, required: true }) name: string;
}

/** Work that takes longer than a request: done in portions, each of which saves a checkpoint to resume from. */
@Schema({ collection: 'jobs', versionKey: false, minimize: false })
export class Job {
  _id: Types.ObjectId;
  /** Selects the code that runs the job. */
  @Prop({ type: String, required: true }) kind: string;
  /** The title for staff. */
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, enum: JOB_STATES, default: 'waiting' }) state: JobState;
  /** The parameters of the job; never change. */
  @Prop({ type: Object, default: {} }) payload: Record<string, unknown>;
  /** The start of the next portion; null before the first portion. */
  @Prop({ type: Object, default: null }) checkpoint: Record<string, unknown> | null;
  @Prop({ type: Number, default: 0 }) done: number;
  /** 0 while the total is unknown. */
  @Prop({ type: Number, default: 0 }) total: number;
  /** Counts of the results, by name. */
  @Prop({ type: Object, default: {} }) result: Record<string, number>;
  /** Why the last attempt stopped; '' when it did not stop. */
  @Prop({ type: String, default: '' }) error: string;
  /** Failed attempts since the last progress. */
  @Prop({ type: Number, default: 0 }) tries: number;
  @Prop({ type: Boolean, default: false }) cancelAsked: boolean;
  /** _id of the person who cancelled the job; '' when no one did, and for jobs that an earlier version cancelled. */
  @Prop({ type: String, default: '' }) cancelledBy: string;
  /** When a process may take the job: the end of the lease while a process holds it, null when the job has ended. */
  @Prop({ type: Date, default: null }) dueAt: Date | null;
  /** Identifies the process that holds the job. */
  @Prop({ type: String, default: '' }) lease: string;
  @Prop({ type: JobOwner, required: true }) by: JobOwner;
  /** Whether its end gives the owner a notice. */
  @Prop({ type: Boolean, default: false }) tells: boolean;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  @Prop({ type: Date, default: null }) startedAt: Date | null;
  @Prop({ type: Date, default: null }) endedAt: Date | null;
  /** Open screens poll this time for changes. */
  @Prop({ type: Date, default: () => new Date() }) changedAt: Date;
}

export const JobSchema = SchemaFactory.createForClass(Job);
JobSchema.index({ dueAt: 1 });
JobSchema.index({ createdAt: -1, _id: -1 });
JobSchema.index({ state: 1, createdAt: -1, _id: -1 });
JobSchema.index({ kind: 1, createdAt: -1, _id: -1 });
JobSchema.index({ changedAt: -1 });
