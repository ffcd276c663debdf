import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** An official tag that staff give to users. */
@Schema({ collection: 'tags' })
export class Tag extends CatalogueRecord {
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, default: '' }) image: string;
}

export const TAGS = defineCatalogue(Tag, {
  kind: 'tags',
  label: ({ title }) => title,
  search: ['title'],
  files: ['image'],
  sort: 'title',
});
TAGS.schema.index({ deletedAt: 1, title: 1, _id: 1 });
