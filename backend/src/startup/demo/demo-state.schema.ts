import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How far the demo data of this database are; there is none where no demo was made. */
@Schema({ collection: 'demostates', versionKey: false })
export class DemoState {
  @Prop({ type: String }) _id: string;
  /** Names the attempt: one that was thought dead does not call the work of another one done. */
  @Prop({ type: String, required: true }) attempt: string;
  /** null: an attempt has begun and not ended. */
  @Prop({ type: Date, default: null }) doneAt: Date | null;
}
export const DemoStateSchema = SchemaFactory.createForClass(DemoState);
