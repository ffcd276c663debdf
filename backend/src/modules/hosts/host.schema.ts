import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';

/** States of a host application. */
export const HOST_STATUS = { pending: 0, approved: 1, rejected: 2 } as const;
export type HostStatus = (typeof HOST_STATUS)[keyof typeof HOST_STATUS];

/** Searched by staff. */
export const HOST_SEARCH_FIELDS = ['username', 'realName', 'number', 'agencyCode'] as const;

/** One decision over an application: who moved it from which state to which, and why. */
@Schema({ _id: false })
export class HostDecision {
  @Prop({ type: Number, required: true }) from: HostStatus;
  @Prop({ type: Number, required: true }) to: HostStatus;
  @Prop({ type: String, required: true }) role: string;
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Date, required: true }) at: Date;
  /** Shown to the applicant after a reject. */
  @Prop({ type: String, default: '' }) reason: string;
}

/** One user's application to stream for one agency. */
@Schema({ collection: 'hosts' })
export class Host {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The one that the user has now. */
  @Prop({ type: String, required: true }) username: string;
  /** As they stood when the user applied. */
  @Prop({ type: String, required: true }) realName: string;
  @Prop({ type: String, required: true }) number: string;
  @Prop({ type: String, required: true }) agencyCode: string;
  @Prop({ type: Number, enum: Object.values(HOST_STATUS), default: HOST_STATUS.pending }) status: HostStatus;
  /** Whose decision it is: 0 nobody's, 1 approved by admin or agency, 2 rejected, 3 approved by an agency admin. */
  @Prop({ type: Number, enum: [0, 1, 2, 3], default: 0 }) agencyAdminStatus: number;
  /** An admin rejected it for good: only an admin can still approve it. Meaningful while rejected. */
  @Prop({ type: Boolean, default: false }) final: boolean;
  /** '1': taken over from the legacy system. */
  @Prop({ type: String, default: '0' }) old: string;
  /** All decisions, oldest first; the last one is why the application stands where it does. */
  @Prop({ type: [HostDecision], default: [] }) decisions: HostDecision[];
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /** The last application or decision: lists that are open look whether there is a newer one. */
  @Prop({ type: Date, default: () => new Date() }) changedAt: Date;
}

export const HostSchema = SchemaFactory.createForClass(Host);
HostSchema.plugin(searchable, { fields: HOST_SEARCH_FIELDS, within: 'status' });
HostSchema.index({ status: 1, createdAt: -1, _id: -1 });
HostSchema.index({ status: 1, username: 1, _id: 1 });
HostSchema.index({ status: 1, realName: 1, _id: 1 });
HostSchema.index({ agencyCode: 1, status: 1, createdAt: -1, _id: -1 });
/** Who applied at an agency: counted by keys alone. */
export const APPLICANTS = { agencyCode: 1, user: 1 } as const;
HostSchema.index(APPLICANTS);
HostSchema.index({ user: 1, createdAt: -1 });
HostSchema.index({ number: 1, createdAt: -1 });
HostSchema.index({ changedAt: -1 });
// One open or approved application a user; rejected ones stay beside it.
HostSchema.index(
  { user: 1 },
  {
    name: 'one_standing_application',
    unique: true,
    partialFilterExpression: { status: { $lt: HOST_STATUS.rejected } },
  },
);
