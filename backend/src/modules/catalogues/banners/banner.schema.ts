import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';

/** A banner on the app's start page, for one country. */
@Schema({ collection: 'banners' })
export class Banner extends CatalogueRecord {
  @Prop({ type: String, required: true }) country: string;
  @Prop({ type: String, required: true }) image: string;
}
