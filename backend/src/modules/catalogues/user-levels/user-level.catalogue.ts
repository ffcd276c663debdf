import { defineCatalogue } from '../shared/define-catalogue.js';
import { checkRange } from '../shared/level-range.js';
import { AppUserLevelController, UserLevelController } from './user-level.controller.js';
import { AddUserLevelDto } from './user-level.dto.js';
import { UserLevel } from './user-level.schema.js';

export const userLevelCatalogue = defineCatalogue({
  kind: 'user-levels',
  record: UserLevel,
  input: AddUserLevelDto,
  stored: { userlevel: 'image' },
  check: checkRange,
  label: ({ level }) => `Level ${level}`,
  levels: true,
  sort: 'level',
  controllers: [UserLevelController],
  appController: AppUserLevelController,
});
