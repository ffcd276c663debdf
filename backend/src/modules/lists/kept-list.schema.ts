import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { STAFF_ROLES, type Role } from '../../core/roles.js';

/** How much room a list gives its rows. */
export const DENSITIES = ['compact', 'normal', 'large'] as const;
export type Density = (typeof DENSITIES)[number];

/** The state of a column that a person showed or hid. Without a state, the list decides by the available width. */
export const COLUMN_STATES = ['shown', 'hidden'] as const;
export type ColumnState = (typeof COLUMN_STATES)[number];

/** The number of rows that means: as many as fit into the reader's window. */
export const FIT = -1;

/** The name under which a person keeps a choice about all lists. No list has it. */
export const ALL_LISTS = '';

/** The choices about one column. Its place in the list of columns is its place on the screen. */
@Schema({ _id: false })
export class KeptColumn {
  @Prop({ type: String, required: true }) field: string;
  @Prop({ type: String, enum: COLUMN_STATES }) state?: ColumnState;
  /** In pixels. */
  @Prop({ type: Number }) width?: number;
}
export const KeptColumnSchema = SchemaFactory.createForClass(KeptColumn);

/** How one person left one list. */
@Schema({ collection: 'keptlists', versionKey: false })
export class KeptList {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: STAFF_ROLES, required: true }) role: Role;
  @Prop({ type: Types.ObjectId, required: true }) account: Types.ObjectId;
  /** The list's name within the panel of the role, or ALL_LISTS. */
  @Prop({ type: String, default: ALL_LISTS }) list: string;
  /** Rows a page; 0 for the list's own number; FIT for as many as fit into the window. */
  @Prop({ type: Number, default: 0 }) limit: number;
  /** A field, or -field for descending order; '' for the list's own order. */
  @Prop({ type: String, default: '' }) sort: string;
  @Prop({ type: [KeptColumnSchema], default: [] }) columns: KeptColumn[];
  @Prop({ type: String, enum: DENSITIES, default: 'normal' }) density: Density;
  /** _id of the view that the menu opens; null for none. */
  @Prop({ type: Types.ObjectId, default: null }) view: Types.ObjectId | null;
  /** Whether Delete asks in this queue. Missing in older records: it asks. */
  @Prop({ type: Boolean, default: true }) askDelete?: boolean;
}

export const KeptListSchema = SchemaFactory.createForClass(KeptList);
KeptListSchema.index({ role: 1, account: 1, list: 1 }, { unique: true });
