import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { defineCatalogue } from '../shared/define-catalogue.js';
import { checkRange } from '../shared/level-range.js';
import { AppLevelController, LevelController } from './level.controller.js';
import { AddLevelDto } from './level.dto.js';
import { Level } from './level.schema.js';

/** Requires the icon. A form sends the picture as `icon` or `image`, so the DTO requires neither. */
function checkLevel(level: AddLevelDto): void {
  checkRange(level);
  if (!level.icon) throw fieldError('icon', FIELD_REQUIRED);
}

export const levelCatalogue = defineCatalogue({
  kind: 'levels',
  record: Level,
  input: AddLevelDto,
  stored: { image: 'icon' },
  check: checkLevel,
  label: ({ level }) => `Level ${level}`,
  levels: true,
  sort: 'level',
  controllers: [LevelController],
  appController: AppLevelController,
});
