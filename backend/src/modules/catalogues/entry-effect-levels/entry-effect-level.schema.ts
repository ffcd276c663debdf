import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** The entry effect that comes with a level. */
@Schema({ collection: 'entryEffectLevels' })
export class EntryEffectLevel extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: String, required: true }) image: string;
}

export const ENTRY_EFFECT_LEVELS = defineCatalogue(EntryEffectLevel, {
  kind: 'entry-effect-levels',
  label: ({ level }) => `Level ${level}`,
  levels: true,
  files: ['image'],
  sort: 'level',
});
