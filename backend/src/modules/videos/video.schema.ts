import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';

/** States of a video. The record of a deleted video stays. Its files are removed when the owner deleted it (docs/rules/videos.md). */
export const VIDEO_STATUS = { undecided: 0, approved: 1, rejected: 2, deleted: 3 } as const;
export type VideoStatus = (typeof VIDEO_STATUS)[keyof typeof VIDEO_STATUS];

/**
 * Place of a video without a score: behind all that have one. Nothing speaks against it, nobody sees it before it is
 * decided, and a fresh one has its score in seconds, which may put it in front.
 */
export const NOT_SCORED = 2;

/** Who brought the video into its present state, and why. */
@Schema({ _id: false })
export class VideoDecision {
  @Prop({ type: Types.ObjectId, required: true }) by: Types.ObjectId;
  @Prop({ type: String, required: true }) role: string;
  @Prop({ type: String, default: '' }) name: string;
  /** The sign-in in which it was decided. */
  @Prop({ type: String, required: true }) session: string;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: String, default: '' }) reason: string;
}

/** Who is looking at it, and for how long nobody else is given it. */
@Schema({ _id: false })
export class VideoClaim {
  @Prop({ type: Types.ObjectId, required: true }) by: Types.ObjectId;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Date, required: true }) until: Date;
}

/** The wait for a score. `dueAt` is there as long as somebody has to ask for it. */
@Schema({ _id: false })
export class VideoScoring {
  @Prop({ type: Date }) dueAt?: Date;
  /** Names who asks at present: an answer counts only for the last who took it. */
  @Prop({ type: String }) lease?: string;
  @Prop({ type: Number, default: 0 }) tries: number;
  /** Why the last attempt failed. */
  @Prop({ type: String, default: '' }) fault: string;
}

@Schema({ collection: 'videos' })
export class Video {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** That of its owner, now: what staff search by. */
  @Prop({ type: String, required: true }) username: string;
  @Prop({ type: String, default: '' }) caption: string;
  @Prop({ type: String, required: true }) file: string;
  @Prop({ type: String, required: true }) poster: string;
  @Prop({ type: Number, enum: Object.values(VIDEO_STATUS), default: VIDEO_STATUS.undecided })
  status: VideoStatus;
  /** How safe its least safe moment is, from 0 to 1; null: not scored. */
  @Prop({ type: Number, default: null, min: 0, max: 1 }) score: number | null;
  /** The score, or NOT_SCORED: the order of the queue. */
  @Prop({ type: Number, default: NOT_SCORED }) queueRank: number;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  @Prop({ type: VideoDecision }) decision?: VideoDecision;
  @Prop({ type: VideoClaim }) claim?: VideoClaim;
  @Prop({ type: VideoScoring }) scoring?: VideoScoring;
}

export const VIDEO_SEARCH_FIELDS = ['username', 'caption'] as const;
export const VideoSchema = SchemaFactory.createForClass(Video);
VideoSchema.plugin(searchable, { fields: VIDEO_SEARCH_FIELDS, within: 'status' });
// The queue, the decided, all of them, and those of one user.
VideoSchema.index({ status: 1, queueRank: 1, _id: 1 });
VideoSchema.index({ status: 1, 'decision.at': -1, _id: -1 });
VideoSchema.index({ createdAt: -1, _id: -1 });
VideoSchema.index({ user: 1, createdAt: -1, _id: -1 });
VideoSchema.index({ user: 1, status: 1 });
// What somebody did since signing in, what somebody holds, and what waits for a score.
VideoSchema.index({ 'decision.session': 1, 'decision.at': -1 });
VideoSchema.index({ 'claim.by': 1 }, { sparse: true });
VideoSchema.index({ 'scoring.dueAt': 1 }, { sparse: true });
// Whose file this is decides who may fetch it.
VideoSchema.index({ file: 1 }, { unique: true });
VideoSchema.index({ poster: 1 }, { unique: true });
