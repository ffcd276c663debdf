import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppFrameLevelController, FrameLevelController } from './frame-level.controller.js';
import { AddFrameLevelDto } from './frame-level.dto.js';
import { FrameLevel } from './frame-level.schema.js';

export const frameLevelCatalogue = defineCatalogue({
  kind: 'frame-levels',
  record: FrameLevel,
  input: AddFrameLevelDto,
  label: ({ level }) => `Level ${level}`,
  levels: true,
  sort: 'level',
  controllers: [FrameLevelController],
  appController: AppFrameLevelController,
});
