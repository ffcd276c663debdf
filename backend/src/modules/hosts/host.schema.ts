import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';

/** The states of a host application. */
export const HOST_STATUS = { pending: 0, approved: 1, rejected: 2 } as const;
export type HostStatus = (typeof HOST_STATUS)[keyof typeof HOST_STATUS];

/** The fields that staff search. */
export const HOST_SEARCH_FIELDS = ['username', 'realName', 'number', 'agencyCode'] as const;

/** A decision about an application: who moved it from which state to which, and why. */
@Schema({ _id: false })
export class HostDecision {
  @Prop({ type: Number, required: true }) from: HostStatus;
  @Prop({ type: Number, required: true }) to: HostStatus;
  @Prop({ type: String, required: true }) role: string;
  @Prop({ type: String, default: '' }) code: string;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Date, required: true }) at: Date;
  /** Shown to the applicant after a rejection. */
  @Prop({ type: String, default: '' }) reason: string;
}

/** A user's application to stream for an agency. */
@Schema({ collection: 'hosts' })
export class Host {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The user's current username. */
  @Prop({ type: String, required: true }) username: string;
  /** Values from the time of the application. */
  @Prop({ type: String, required: true }) realName: string;
  @Prop({ type: String, required: true }) number: string;
  @Prop({ type: String, required: true }) agencyCode: string;
  @Prop({ type: Number, enum: Object.values(HOST_STATUS), default: HOST_STATUS.pending }) status: HostStatus;
  /** Who decided: 0 undecided, 1 approved by admin or agency, 2 rejected, 3 approved by an agency admin. */
  @Prop({ type: Number, enum: [0, 1, 2, 3], default: 0 }) agencyAdminStatus: number;
  /**
   * Whether only an admin can still approve the application. Set by an admin; meaningful only for a rejected
   * application.
   */
  @Prop({ type: Boolean, default: false }) final: boolean;
  /** '1' if the application was imported from the legacy system. */
  @Prop({ type: String, default: '0' }) old: string;
  /** All decisions, oldest first. The last one led to the current state. */
  @Prop({ type: [HostDecision], default: [] }) decisions: HostDecision[];
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /** The time of the last application or decision. Open lists poll for a newer value. */
  @Prop({ type: Date, default: () => new Date() }) changedAt: Date;
  /** Who made the last decision, for the filter of the list (`deciderOf`). '' without a decision. */
  @Prop({ type: String, default: '' }) decider: string;
}

/** Returns the code of a decider, or the name of an admin, in lower case. */
export const deciderOf = ({ code, name }: Pick<HostDecision, 'code' | 'name'>) =>
  (code || name).toLowerCase();

export const HostSchema = SchemaFactory.createForClass(Host);
HostSchema.plugin(searchable, { fields: HOST_SEARCH_FIELDS, within: 'status' });
HostSchema.index({ status: 1, createdAt: -1, _id: -1 });
HostSchema.index({ status: 1, changedAt: -1, _id: -1 });
HostSchema.index({ status: 1, decider: 1, createdAt: -1, _id: -1 });
HostSchema.index({ status: 1, username: 1, _id: 1 });
HostSchema.index({ status: 1, realName: 1, _id: 1 });
// The end of the key names the user, so that the sums of the tree read no application.
HostSchema.index({ agencyCode: 1, status: 1, createdAt: -1, _id: -1, user: 1 });
/** Counts the applicants of an agency from the index alone. */
export const APPLICANTS = { agencyCode: 1, user: 1 } as const;
HostSchema.index(APPLICANTS);
HostSchema.index({ user: 1, createdAt: -1 });
HostSchema.index({ number: 1, createdAt: -1 });
HostSchema.index({ changedAt: -1 });
// A user has at most one open or approved application, and any number of rejected ones.
HostSchema.index(
  { user: 1 },
  {
    name: 'one_standing_application',
    unique: true,
    partialFilterExpression: { status: { $lt: HOST_STATUS.rejected } },
  },
);
