import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A background of the app. There is no call that makes one: they are seeded at start, empty until staff choose a picture. */
@Schema({ collection: 'backgroundThemes' })
export class BackgroundTheme extends CatalogueRecord {
  @Prop({ type: String, default: '' }) image: string;
}
