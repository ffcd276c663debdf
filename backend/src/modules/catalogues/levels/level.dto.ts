import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { Int, Optional } from '../../../http/fields.js';
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
import type { Level } from './level.schema.js';

const MAX_EXPERIENCE = 1_000_000_000_000;

export class LevelListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('level', 'Number of the level'),
) {
  @Sort('level', 'expFrom', 'createdAt') sort?: string;
}
/** The picture is sent as either `image` or `icon`. */
export class AddLevelDto extends CatalogueFields {
  @Int(0, 100_000, { description: 'Number of the level', example: 1 }) level: number;
  @Int(0, MAX_EXPERIENCE, { description: 'Lowest experience of the level', example: 0 }) expFrom: number;
  @Int(1, MAX_EXPERIENCE, { description: 'Highest experience of the level; above expFrom', example: 1000 })
  expTo: number;
  @Optional() @File('image') image?: IncomingFile;
  @Optional() @File('image') icon?: IncomingFile;
}
export class UpdateLevelDto extends updateOf(AddLevelDto) {}

@ApiSchema({ name: 'Level' })
export class LevelDto extends CatalogueRecordDto {
  @ShowsInt('Number of the level', 1) level: number;
  @ShowsInt('Lowest experience of the level', 0) expFrom: number;
  @ShowsInt('Highest experience of the level', 1000) expTo: number;
  @ShowsImage() icon: string;
  @ShowsImage('The same as icon') image: string;
  @Shows({ type: [Number], description: 'Warning: other levels with an overlapping range of experience' })
  overlaps: number[];
  @ShowsGap() gapFrom?: number;
  @ShowsRepeated() repeated: boolean;
}

/** A level without the warnings, which are for staff. */
@ApiSchema({ name: 'AppLevel' })
export class AppLevelDto extends OmitType(LevelDto, ['overlaps', 'gapFrom', 'repeated']) {}

export const toAppLevelDto = ({ _id, shown, version, level, expFrom, expTo, icon }: Level): AppLevelDto => ({
  ...recordDto({ _id, shown, version }),
  level,
  expFrom,
  expTo,
  icon,
  image: icon,
});
export const toLevelDto = (level: Level, warnings: LevelWarnings): LevelDto => ({
  ...toAppLevelDto(level),
  ...warnings,
});
