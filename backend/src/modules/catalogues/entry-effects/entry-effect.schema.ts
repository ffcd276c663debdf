import { Schema } from '@nestjs/mongoose';
import { defineCatalogue } from '../shared/define-catalogue.js';
import { EffectRecord } from '../shared/effect.schema.js';

/** An animation that plays when its owner enters a room. */
@Schema({ collection: 'entryEffects' })
export class EntryEffect extends EffectRecord {}

export const ENTRY_EFFECTS = defineCatalogue(EntryEffect, {
  kind: 'entry-effects',
  label: ({ title }) => title,
  search: ['title'],
  files: ['svga', 'thumbnail'],
  sort: '-createdAt',
});
