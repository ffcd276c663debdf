import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** Which versions of the app may be used; '' where nothing is set. One record. */
@Schema({ collection: 'appversions', versionKey: false })
export class AppVersion {
  @Prop({ type: String }) _id: string;
  /** An older one must be updated before it goes on. */
  @Prop({ type: String, default: '' }) minimum: string;
  /** What the stores have. */
  @Prop({ type: String, default: '' }) latest: string;
}

export const AppVersionSchema = SchemaFactory.createForClass(AppVersion);
