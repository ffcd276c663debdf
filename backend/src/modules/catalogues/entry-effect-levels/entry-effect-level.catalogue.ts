import { defineCatalogue } from '../shared/define-catalogue.js';
import {
  AppEntryEffectLevelController,
  EntryEffectLevelController,
} from './entry-effect-level.controller.js';
import { AddEntryEffectLevelDto } from './entry-effect-level.dto.js';
import { EntryEffectLevel } from './entry-effect-level.schema.js';

export const entryEffectLevelCatalogue = defineCatalogue({
  kind: 'entry-effect-levels',
  record: EntryEffectLevel,
  input: AddEntryEffectLevelDto,
  label: ({ level }) => `Level ${level}`,
  levels: true,
  sort: 'level',
  controllers: [EntryEffectLevelController],
  appController: AppEntryEffectLevelController,
});
