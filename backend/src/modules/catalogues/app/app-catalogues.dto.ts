import { OmitType } from '@nestjs/swagger';
import { EntryEffectLevel, toEntryEffectLevel } from '../entry-effect-levels/entry-effect-level.dto.js';
import type { EntryEffectLevel as EntryEffectLevelRecord } from '../entry-effect-levels/entry-effect-level.schema.js';
import { FrameLevel, toFrameLevel } from '../frame-levels/frame-level.dto.js';
import type { FrameLevel as FrameLevelRecord } from '../frame-levels/frame-level.schema.js';
import { Level, toLevel } from '../levels/level.dto.js';
import type { Level as LevelRecord } from '../levels/level.schema.js';
import type { LevelWarnings } from '../shared/level-warnings.js';
import { toUserLevel, UserLevel } from '../user-levels/user-level.dto.js';
import type { UserLevel as UserLevelRecord } from '../user-levels/user-level.schema.js';

/** The warnings of levels are for staff. */
export class AppLevel extends OmitType(Level, ['overlaps', 'repeated']) {}
export class AppUserLevel extends OmitType(UserLevel, ['overlaps', 'repeated']) {}
export class AppEntryEffectLevel extends OmitType(EntryEffectLevel, ['repeated']) {}
export class AppFrameLevel extends OmitType(FrameLevel, ['repeated']) {}

const NONE: LevelWarnings = { overlaps: [], repeated: false };
const withoutWarnings = <T extends { overlaps?: number[]; repeated: boolean }>({
  overlaps: _overlaps,
  repeated: _repeated,
  ...shown
}: T) => shown;

export const toAppLevel = (level: LevelRecord): AppLevel => withoutWarnings(toLevel(level, NONE));
export const toAppUserLevel = (level: UserLevelRecord): AppUserLevel =>
  withoutWarnings(toUserLevel(level, NONE));
export const toAppEntryEffectLevel = (level: EntryEffectLevelRecord): AppEntryEffectLevel =>
  withoutWarnings(toEntryEffectLevel(level, NONE));
export const toAppFrameLevel = (level: FrameLevelRecord): AppFrameLevel =>
  withoutWarnings(toFrameLevel(level, NONE));
