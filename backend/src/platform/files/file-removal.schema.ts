import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A file that no record references any more and whose removal failed. */
@Schema({ collection: 'fileremovals', versionKey: false })
export class FileRemoval {
  /** The file's path. */
  @Prop({ type: String }) _id: string;
  @Prop({ type: Date, required: true }) triedAt: Date;
}
export const FileRemovalSchema = SchemaFactory.createForClass(FileRemoval);
FileRemovalSchema.index({ triedAt: 1 });
