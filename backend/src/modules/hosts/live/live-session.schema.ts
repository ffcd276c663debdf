import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../../platform/database/search.js';

export const LIVE_STATUS = { live: 'live', archive: 'archive' } as const;
export type LiveStatus = (typeof LIVE_STATUS)[keyof typeof LIVE_STATUS];

/** The fields that staff search: the host, its channel and its agency. */
export const LIVE_SEARCH_FIELDS = ['username', 'channelName', 'agencyCode'] as const;

/** Set while the minutes of an ended session are not yet part of the host's experience (`LiveExperience`). */
@Schema({ _id: false })
export class DueExperience {
  @Prop({ type: Date, required: true }) dueAt: Date;
  /** Identifies the process that adds the minutes. */
  @Prop({ type: String }) lease?: string;
}

/** A live session of a host. An ended session is a host record. */
@Schema({ collection: 'liveSessions' })
export class LiveSession {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The user's current username. */
  @Prop({ type: String, required: true }) username: string;
  /** Values from the start of the session. The picture file is stored for as long as the session shows it. */
  @Prop({ type: String, default: '' }) image: string;
  @Prop({ type: String, required: true }) agencyCode: string;
  @Prop({ type: String, required: true }) channelName: string;
  @Prop({ type: String, enum: Object.values(LIVE_STATUS), default: LIVE_STATUS.live }) status: LiveStatus;
  /** The time of the last heartbeat of the app. */
  @Prop({ type: Date, required: true }) heartbeatAt: Date;
  /** Whole minutes from start to end; 0 while the session is live. */
  @Prop({ type: Number, default: 0 }) minutes: number;
  /** Coins given to the host in this session. */
  @Prop({ type: Number, default: 0 }) diamonds: number;
  @Prop({ type: Date, default: null }) endedAt: Date | null;
  /** Whether staff deleted the session from the host record. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  /** The deletion that removed the session from the host record; unset if none did, or if a former version did. */
  @Prop({ type: Types.ObjectId }) deletion?: Types.ObjectId;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /**
   * The time of the last start, end, deletion, restoration or loss of diamonds. Open screens poll for a newer value, and
   * the figures of past days are stored again.
   */
  @Prop({ type: Date, default: () => new Date() }) changedAt: Date;
  @Prop({ type: DueExperience }) experience?: DueExperience;
}

export const LiveSessionSchema = SchemaFactory.createForClass(LiveSession);
LiveSessionSchema.plugin(searchable, { fields: LIVE_SEARCH_FIELDS, within: 'deleted' });
// Host record queries: all sessions, by state (including live ones), by agency, by agency and state,
// and in each sort order. The keys of the order by minutes have all that the totals read.
LiveSessionSchema.index({ deleted: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, status: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, agencyCode: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, agencyCode: 1, status: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, minutes: 1, _id: 1, diamonds: 1, status: 1 });
LiveSessionSchema.index({ deleted: 1, diamonds: 1, _id: 1 });
LiveSessionSchema.index({ status: 1, heartbeatAt: 1 });
LiveSessionSchema.index({ user: 1, createdAt: -1 });
LiveSessionSchema.index({ changedAt: -1 });
LiveSessionSchema.index({ 'experience.dueAt': 1 }, { sparse: true });
// A user has at most one live session.
LiveSessionSchema.index(
  { user: 1 },
  { name: 'live_once', unique: true, partialFilterExpression: { status: LIVE_STATUS.live } },
);
