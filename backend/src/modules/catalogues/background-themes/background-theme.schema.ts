import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A background of the app. Backgrounds are created at startup, without a picture until staff choose one. */
@Schema({ collection: 'backgroundThemes' })
export class BackgroundTheme extends CatalogueRecord {
  @Prop({ type: String, default: '' }) image: string;
}
