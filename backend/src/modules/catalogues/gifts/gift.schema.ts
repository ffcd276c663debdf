import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** A gift that users give to hosts. */
@Schema({ collection: 'gifts' })
export class Gift extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  /** Price in coins. */
  @Prop({ type: Number, required: true }) coin: number;
  @Prop({ type: String, required: true }) image: string;
}

export const GIFTS = defineCatalogue(Gift, {
  kind: 'gifts',
  label: ({ title }) => title,
  search: ['title'],
  files: ['image'],
  sort: 'order',
});
