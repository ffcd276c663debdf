import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../database/search.js';

/** States of a host application (specification 4). */
export const HOST_STATUS = { pending: 0, approved: 1, rejected: 2 } as const;
export type HostStatus = (typeof HOST_STATUS)[keyof typeof HOST_STATUS];

/** Searched by staff (design 5, host lists). */
export const HOST_SEARCH_FIELDS = ['username', 'realName', 'number', 'agencyCode'] as const;

/** One user's application to stream for one agency. */
@Schema({ collection: 'hosts' })
export class Host {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** As they stood when the user applied. */
  @Prop({ type: String, required: true }) username: string;
  @Prop({ type: String, required: true }) realName: string;
  @Prop({ type: String, required: true }) number: string;
  @Prop({ type: String, required: true }) agencyCode: string;
  @Prop({ type: Number, enum: Object.values(HOST_STATUS), default: HOST_STATUS.pending }) status: HostStatus;
  /** Whose decision it is: 0 nobody's, 1 approved by admin or agency, 2 rejected, 3 approved by an agency admin. */
  @Prop({ type: Number, enum: [0, 1, 2, 3], default: 0 }) agencyAdminStatus: number;
  /** '1': taken over from the legacy system. */
  @Prop({ type: String, default: '0' }) old: string;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}

export const HostSchema = SchemaFactory.createForClass(Host);
HostSchema.plugin(searchable, { fields: HOST_SEARCH_FIELDS });
HostSchema.index({ status: 1, createdAt: -1 });
HostSchema.index({ agencyCode: 1, status: 1, createdAt: -1 });
HostSchema.index({ user: 1, createdAt: -1 });
