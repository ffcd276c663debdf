import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import type { DemoSession } from './demo-sessions.js';
import type { Exporting, Ordered, Owning, Step } from './demo-steps.js';

/** A day of the demo's history that is still to be written. The transaction that writes it removes it. */
@Schema({ collection: 'demoportions', versionKey: false })
export class DemoPortion {
  /** Days are written in this order. */
  @Prop({ type: Number }) _id: number;
  @Prop({ type: [mongoose.Schema.Types.Mixed], default: [] }) sessions: DemoSession[];
  /** In the order of their times. */
  @Prop({ type: [mongoose.Schema.Types.Mixed], default: [] }) steps: Step[];
  @Prop({ type: [mongoose.Schema.Types.Mixed], default: [] }) orders: Ordered[];
  @Prop({ type: [mongoose.Schema.Types.Mixed], default: [] }) items: Owning[];
  @Prop({ type: [mongoose.Schema.Types.Mixed], default: [] }) exports: Exporting[];
}
export const DemoPortionSchema = SchemaFactory.createForClass(DemoPortion);
