import { OmitType } from '@nestjs/swagger';
import { Level, toLevel } from '../level/level.dto.js';
import type { Level as LevelRecord } from '../level/level.schema.js';
import { toUserLevel, UserLevel } from '../user-level/user-level.dto.js';
import type { UserLevel as UserLevelRecord } from '../user-level/user-level.schema.js';

/** That ranges overlap is a warning for staff. */
export class AppLevel extends OmitType(Level, ['overlaps']) {}
export class AppUserLevel extends OmitType(UserLevel, ['overlaps']) {}

const withoutOverlaps = <T extends { overlaps: number[] }>({ overlaps: _overlaps, ...shown }: T) => shown;

export const toAppLevel = (level: LevelRecord): AppLevel => withoutOverlaps(toLevel(level, []));
export const toAppUserLevel = (level: UserLevelRecord): AppUserLevel =>
  withoutOverlaps(toUserLevel(level, []));
