import { defineCatalogue } from '../shared/define-catalogue.js';
import { AddEffectDto } from '../shared/effect.dto.js';
import { AppEntryEffectController, EntryEffectController } from './entry-effect.controller.js';
import { EntryEffect } from './entry-effect.schema.js';

export const entryEffectCatalogue = defineCatalogue({
  kind: 'entry-effects',
  record: EntryEffect,
  input: AddEffectDto,
  label: ({ title }) => title,
  price: 'price',
  search: ['title'],
  indexes: [[{ deletedAt: 1, type: 1, createdAt: -1, _id: -1 }], [{ deletedAt: 1, price: 1, _id: 1 }]],
  controllers: [EntryEffectController],
  appController: AppEntryEffectController,
});
