import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** A level that users reach by experience. */
@Schema({ collection: 'levels' })
export class Level extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: Number, required: true }) expFrom: number;
  @Prop({ type: Number, required: true }) expTo: number;
  @Prop({ type: String, required: true }) icon: string;
}

export const LEVELS = defineCatalogue(Level, {
  kind: 'levels',
  label: ({ level }) => `Level ${level}`,
  levels: true,
  files: ['icon'],
  sort: 'level',
});
