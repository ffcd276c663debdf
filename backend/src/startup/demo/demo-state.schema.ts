import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The progress of the demo's people; its history follows. Does not exist in a database without demo. */
@Schema({ collection: 'demostates', versionKey: false })
export class DemoState {
  @Prop({ type: String }) _id: string;
  /** Identifies the attempt, so that an attempt presumed dead cannot mark another attempt's work as done. */
  @Prop({ type: String, required: true }) attempt: string;
  /** null while an attempt is running or was interrupted. */
  @Prop({ type: Date, default: null }) doneAt: Date | null;
}
export const DemoStateSchema = SchemaFactory.createForClass(DemoState);
