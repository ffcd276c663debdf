import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { Int } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsImage, ShowsInt } from '../../../http/shown-fields.js';
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
import { type LevelWarnings, ShowsRepeated } from '../shared/level-warnings.js';
import type { FrameLevel } from './frame-level.schema.js';

export class FrameLevelListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('level', 'Number of the level'),
) {
  @Sort('level', 'createdAt') sort?: string;
}
export class AddFrameLevelDto extends CatalogueFields {
  @Int(0, 100_000, { description: 'Number of the level', example: 5 }) level: number;
  @File('image') image: IncomingFile;
  @File('animation') svga: IncomingFile;
}
export class UpdateFrameLevelDto extends updateOf(AddFrameLevelDto) {}

@ApiSchema({ name: 'FrameLevel' })
export class FrameLevelDto extends CatalogueRecordDto {
  @ShowsInt('Number of the level', 5) level: number;
  @ShowsImage() image: string;
  @ShowsImage('The animation, path below /api') svga: string;
  @ShowsRepeated() repeated: boolean;
}

/** A frame level without the warnings, which are for staff. */
@ApiSchema({ name: 'AppFrameLevel' })
export class AppFrameLevelDto extends OmitType(FrameLevelDto, ['repeated']) {}

export const toAppFrameLevelDto = ({
  _id,
  shown,
  version,
  level,
  image,
  svga,
}: FrameLevel): AppFrameLevelDto => ({
  ...recordDto({ _id, shown, version }),
  level,
  image,
  svga,
});
export const toFrameLevelDto = (
  level: FrameLevel,
  warnings: Pick<LevelWarnings, 'repeated'>,
): FrameLevelDto => ({
  ...toAppFrameLevelDto(level),
  ...warnings,
});
