import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Right } from '../../../../core/rights.js';
import { versioned } from '../../../../platform/database/versioned.js';

/** Rights that admins hold together. An admin may hold several sets. */
@Schema({ collection: 'rightsets' })
export class RightSet {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) name: string;
  @Prop({ type: [String], default: [] }) rights: Right[];
  /** Minutes without use after which panel sessions of its holders end. Unset: they have no idle end. */
  @Prop({ type: Number }) idleMinutes?: number;
  /** Made by the product: it keeps its name and cannot be deleted. */
  @Prop({ type: Boolean, default: false }) builtIn: boolean;
  /** Counts the changes of admins and sets, in the set of the Owners: two such changes conflict. */
  @Prop({ type: Number, select: false }) turns?: number;
  /** Added by the plugin `versioned`. */
  version?: number;
}

export const RightSetSchema = SchemaFactory.createForClass(RightSet);
RightSetSchema.plugin(versioned, { fields: ['name', 'rights', 'idleMinutes'] });
