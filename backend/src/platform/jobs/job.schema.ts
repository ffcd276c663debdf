import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

@Schema({ _id: false })
export class JobOwner {
  @Prop({ type: String, required: true }) id: string;
  @Prop({ type: String, required: true }) name: string;
}

/** Work that takes longer than a request: done in portions, each of which leaves a checkpoint to go on from. */
@Schema({ collection: 'jobs', versionKey: false, minimize: false })
export class Job {
  _id: Types.ObjectId;
  /** Which code carries it out. */
  @Prop({ type: String, required: true }) kind: string;
  /** What staff call it. */
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, enum: JOB_STATES, default: 'waiting' }) state: JobState;
  /** What it was asked to do; never changes. */
  @Prop({ type: Object, default: {} }) payload: Record<string, unknown>;
  /** Where the next portion begins; null before the first one. */
  @Prop({ type: Object, default: null }) checkpoint: Record<string, unknown> | null;
  @Prop({ type: Number, default: 0 }) done: number;
  /** 0 as long as it is not known. */
  @Prop({ type: Number, default: 0 }) total: number;
  /** Counts of what came of it, by name. */
  @Prop({ type: Object, default: {} }) result: Record<string, number>;
  /** Why the last attempt stopped; '' when it did not. */
  @Prop({ type: String, default: '' }) error: string;
  /** Attempts that stopped since it last got on. */
  @Prop({ type: Number, default: 0 }) tries: number;
  @Prop({ type: Boolean, default: false }) cancelAsked: boolean;
  /** When a process may take it; behind the lease while one has it, null when it is over. */
  @Prop({ type: Date, default: null }) dueAt: Date | null;
  /** Names the process that has it. */
  @Prop({ type: String, default: '' }) lease: string;
  @Prop({ type: JobOwner, required: true }) by: JobOwner;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  @Prop({ type: Date, default: null }) startedAt: Date | null;
  @Prop({ type: Date, default: null }) endedAt: Date | null;
  /** Screens that are open look whether there is a newer one. */
  @Prop({ type: Date, default: () => new Date() }) changedAt: Date;
}

export const JobSchema = SchemaFactory.createForClass(Job);
JobSchema.index({ dueAt: 1 });
JobSchema.index({ createdAt: -1, _id: -1 });
JobSchema.index({ state: 1, createdAt: -1, _id: -1 });
JobSchema.index({ changedAt: -1 });
