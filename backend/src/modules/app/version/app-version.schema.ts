import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** The supported versions of the app. A single record; '' means that a version is not set. */
@Schema({ collection: 'appversions', versionKey: false })
export class AppVersion {
  @Prop({ type: String }) _id: string;
  /** Older versions must be updated before they can be used. */
  @Prop({ type: String, default: '' }) minimum: string;
  /** The version that is available in the stores. */
  @Prop({ type: String, default: '' }) latest: string;
  /** Rises with each change. */
  @Prop({ type: Number, default: 0 }) version?: number;
}

export const AppVersionSchema = SchemaFactory.createForClass(AppVersion);
