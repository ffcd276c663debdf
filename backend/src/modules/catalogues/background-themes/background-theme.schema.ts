import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** A background of the app. There is no call that makes one: they are seeded at start, empty until staff choose a picture. */
@Schema({ collection: 'backgroundThemes' })
export class BackgroundTheme extends CatalogueRecord {
  @Prop({ type: String, default: '' }) image: string;
}

export const BACKGROUND_THEMES = defineCatalogue(BackgroundTheme, {
  kind: 'background-themes',
  label: ({ order }) => `Background ${order}`,
  files: ['image'],
  sort: 'order',
  fixedOrder: true,
});
// Made once, also by several processes that start together.
BACKGROUND_THEMES.schema.index({ order: 1 }, { unique: true });
