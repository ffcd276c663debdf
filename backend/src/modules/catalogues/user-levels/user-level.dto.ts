import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { Int } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { Shows, ShowsImage, ShowsInt } from '../../../http/shown-fields.js';
import { NumberRange } from '../../../http/filter-fields.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import { type LevelWarnings, ShowsGap, ShowsRepeated } from '../shared/level-warnings.js';
import type { UserLevel } from './user-level.schema.js';

const MAX_EXPERIENCE = 1_000_000_000_000;

export class UserLevelListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('level', 'Number of the level'),
) {
  @Sort('level', 'expFrom', 'createdAt') sort?: string;
}
export class AddUserLevelDto extends CatalogueFields {
  @Int(0, 100_000, { description: 'Number of the level', example: 1 }) level: number;
  @Int(0, MAX_EXPERIENCE, { description: 'Lowest experience of the level', example: 0 }) expFrom: number;
  @Int(1, MAX_EXPERIENCE, { description: 'Highest experience of the level; above expFrom', example: 1000 })
  expTo: number;
  @File('image') userlevel: IncomingFile;
}
export class UpdateUserLevelDto extends updateOf(OmitType(AddUserLevelDto, ['userlevel'])) {}

@ApiSchema({ name: 'UserLevel' })
export class UserLevelDto extends CatalogueRecordDto {
  @ShowsInt('Number of the level', 1) level: number;
  @ShowsInt('Lowest experience of the level', 0) expFrom: number;
  @ShowsInt('Highest experience of the level', 1000) expTo: number;
  @ShowsImage() image: string;
  @Shows({ type: [Number], description: 'Warning: other levels with an overlapping range of experience' })
  overlaps: number[];
  @ShowsGap() gapFrom?: number;
  @ShowsRepeated() repeated: boolean;
}

/** A user level without the warnings, which are for staff. */
@ApiSchema({ name: 'AppUserLevel' })
export class AppUserLevelDto extends OmitType(UserLevelDto, ['overlaps', 'gapFrom', 'repeated']) {}

export const toAppUserLevelDto = ({
  _id,
  shown,
  version,
  level,
  expFrom,
  expTo,
  image,
}: UserLevel): AppUserLevelDto => ({
  ...recordDto({ _id, shown, version }),
  level,
  expFrom,
  expTo,
  image,
});
export const toUserLevelDto = (level: UserLevel, warnings: LevelWarnings): UserLevelDto => ({
  ...toAppUserLevelDto(level),
  ...warnings,
});
