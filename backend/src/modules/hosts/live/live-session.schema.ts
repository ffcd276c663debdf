import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../../platform/database/search.js';

export const LIVE_STATUS = { live: 'live', archive: 'archive' } as const;
export type LiveStatus = (typeof LIVE_STATUS)[keyof typeof LIVE_STATUS];

/** Searched by staff: the host, its channel and its agency. */
export const LIVE_SEARCH_FIELDS = ['username', 'channelName', 'agencyCode'] as const;

/** One live session of a host. An ended session is a host record. */
@Schema({ collection: 'liveSessions' })
export class LiveSession {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The one that the user has now. */
  @Prop({ type: String, required: true }) username: string;
  /** As they stood when it began. The file of the picture stays as long as the session shows it. */
  @Prop({ type: String, default: '' }) image: string;
  @Prop({ type: String, required: true }) agencyCode: string;
  @Prop({ type: String, required: true }) channelName: string;
  @Prop({ type: String, enum: Object.values(LIVE_STATUS), default: LIVE_STATUS.live }) status: LiveStatus;
  /** When the app was last heard of. */
  @Prop({ type: Date, required: true }) heartbeatAt: Date;
  /** Whole minutes from begin to end; 0 while it is live. */
  @Prop({ type: Number, default: 0 }) minutes: number;
  /** Coins given to the host in this session. */
  @Prop({ type: Number, default: 0 }) diamonds: number;
  @Prop({ type: Date, default: null }) endedAt: Date | null;
  /** Taken out of the host record by staff. */
  @Prop({ type: Boolean, default: false }) deleted: boolean;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /** Begin or end: screens that are open look whether there is a newer one. */
  @Prop({ type: Date, default: () => new Date() }) changedAt: Date;
}

export const LiveSessionSchema = SchemaFactory.createForClass(LiveSession);
LiveSessionSchema.plugin(searchable, { fields: LIVE_SEARCH_FIELDS, within: 'deleted' });
// The host record: all, by state (and so who is live), of agencies, and in each order that it offers.
LiveSessionSchema.index({ deleted: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, status: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, agencyCode: 1, createdAt: -1, _id: -1 });
LiveSessionSchema.index({ deleted: 1, minutes: 1, _id: 1 });
LiveSessionSchema.index({ deleted: 1, diamonds: 1, _id: 1 });
LiveSessionSchema.index({ status: 1, heartbeatAt: 1 });
LiveSessionSchema.index({ user: 1, createdAt: -1 });
LiveSessionSchema.index({ changedAt: -1 });
// A user is live once.
LiveSessionSchema.index(
  { user: 1 },
  { name: 'live_once', unique: true, partialFilterExpression: { status: LIVE_STATUS.live } },
);
