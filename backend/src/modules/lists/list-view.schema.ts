import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { STAFF_ROLES, type Role } from '../../core/roles.js';
import { DENSITIES, KeptColumnSchema, type Density, type KeptColumn } from './kept-list.schema.js';

/** A named set of choices about one list. It holds no scope: the list's call applies the scope of its reader. */
@Schema({ collection: 'listviews', versionKey: false })
export class ListView {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: STAFF_ROLES, required: true }) role: Role;
  /** _id of the owner, who alone may change the view. */
  @Prop({ type: Types.ObjectId, required: true }) account: Types.ObjectId;
  @Prop({ type: String, required: true }) list: string;
  @Prop({ type: String, required: true }) name: string;
  /** Whether the other admins see the view of an admin. Other accounts have no colleagues. */
  @Prop({ type: Boolean, default: false }) shared: boolean;
  /** Search, filters, sort and page size, as the query string of the list's address. */
  @Prop({ type: String, default: '' }) query: string;
  @Prop({ type: [KeptColumnSchema], default: [] }) columns: KeptColumn[];
  @Prop({ type: String, enum: DENSITIES, default: 'normal' }) density: Density;
}

export const ListViewSchema = SchemaFactory.createForClass(ListView);
ListViewSchema.index({ role: 1, account: 1, list: 1, name: 1 }, { unique: true });
// The views that colleagues share, newest first.
ListViewSchema.index({ role: 1, shared: 1, _id: -1 });
