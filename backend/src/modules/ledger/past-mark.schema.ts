import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Exists while entries of past days are still being written. A single record. */
@Schema({ collection: 'pastmarks', versionKey: false })
export class PastMark {
  @Prop({ type: String }) _id: string;
  @Prop({ type: Date, required: true }) since: Date;
}
export const PastMarkSchema = SchemaFactory.createForClass(PastMark);
