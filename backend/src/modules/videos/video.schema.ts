import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';

/**
 * The states of a video. A deleted video keeps its record; its files go when the owner deleted it
 * (docs/rules/videos.md).
 */
export const VIDEO_STATUS = { undecided: 0, approved: 1, rejected: 2, deleted: 3 } as const;
export type VideoStatus = (typeof VIDEO_STATUS)[keyof typeof VIDEO_STATUS];

/**
 * The queue rank of a video without a score: after all scored videos. This is safe: no user sees the video before
 * a decision, and a new video gets its score, and with it possibly a front place, within seconds.
 */
export const NOT_SCORED = 2;

/** Who moved the video to its current state, and why. */
@Schema({ _id: false })
export class VideoDecision {
  @Prop({ type: Types.ObjectId, required: true }) by: Types.ObjectId;
  @Prop({ type: String, required: true }) role: string;
  @Prop({ type: String, default: '' }) name: string;
  /** The session in which the decision was made. */
  @Prop({ type: String, required: true }) session: string;
  @Prop({ type: Date, required: true }) at: Date;
  @Prop({ type: String, default: '' }) reason: string;
}

/** A moderator's claim on a video. No other moderator gets the video until `until`. */
@Schema({ _id: false })
export class VideoClaim {
  @Prop({ type: Types.ObjectId, required: true }) by: Types.ObjectId;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Date, required: true }) until: Date;
}

/** The scoring state. `dueAt` is set as long as the video still needs a score. */
@Schema({ _id: false })
export class VideoScoring {
  @Prop({ type: Date }) dueAt?: Date;
  /** The token of the current lease. Only the result of the latest lease is stored. */
  @Prop({ type: String }) lease?: string;
  @Prop({ type: Number, default: 0 }) tries: number;
  /** Why the last attempt failed. */
  @Prop({ type: String, default: '' }) fault: string;
}

@Schema({ collection: 'videos' })
export class Video {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The current username of the owner, for the search of staff. */
  @Prop({ type: String, required: true }) username: string;
  @Prop({ type: String, default: '' }) caption: string;
  @Prop({ type: String, required: true }) file: string;
  @Prop({ type: String, required: true }) poster: string;
  @Prop({ type: Number, enum: Object.values(VIDEO_STATUS), default: VIDEO_STATUS.undecided })
  status: VideoStatus;
  /** The safe value of the least safe frame, from 0 to 1. null: not scored. */
  @Prop({ type: Number, default: null, min: 0, max: 1 }) score: number | null;
  /** The score or NOT_SCORED. The queue is sorted by this field. */
  @Prop({ type: Number, default: NOT_SCORED }) queueRank: number;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  @Prop({ type: VideoDecision }) decision?: VideoDecision;
  @Prop({ type: VideoClaim }) claim?: VideoClaim;
  @Prop({ type: VideoScoring }) scoring?: VideoScoring;
}

export const VIDEO_SEARCH_FIELDS = ['username', 'caption'] as const;
export const VideoSchema = SchemaFactory.createForClass(Video);
VideoSchema.plugin(searchable, { fields: VIDEO_SEARCH_FIELDS, within: 'status' });
// For the queue, the decided videos, all videos, and the videos of one user.
VideoSchema.index({ status: 1, queueRank: 1, _id: 1 });
VideoSchema.index({ status: 1, 'decision.at': -1, _id: -1 });
VideoSchema.index({ status: 1, createdAt: -1, _id: -1 });
VideoSchema.index({ user: 1, createdAt: -1, _id: -1 });
VideoSchema.index({ user: 1, status: 1 });
// For the decisions of a session, the claims of a moderator, and the videos waiting for a score.
VideoSchema.index({ 'decision.session': 1, 'decision.at': -1 });
VideoSchema.index({ 'claim.by': 1 }, { sparse: true });
VideoSchema.index({ 'scoring.dueAt': 1 }, { sparse: true });
// A file belongs to exactly one video, whose state decides who may fetch the file.
VideoSchema.index({ file: 1 }, { unique: true });
VideoSchema.index({ poster: 1 }, { unique: true });
