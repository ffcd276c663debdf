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
import type { EntryEffectLevel } from './entry-effect-level.schema.js';

export class EntryEffectLevelListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('level', 'Number of the level'),
) {
  @Sort('level', 'createdAt') sort?: string;
}
export class AddEntryEffectLevelDto extends CatalogueFields {
  @Int(0, 100_000, { description: 'Number of the level', example: 5 }) level: number;
  @File('image') image: IncomingFile;
}
export class UpdateEntryEffectLevelDto extends updateOf(AddEntryEffectLevelDto) {}

@ApiSchema({ name: 'EntryEffectLevel' })
export class EntryEffectLevelDto extends CatalogueRecordDto {
  @ShowsInt('Number of the level', 5) level: number;
  @ShowsImage() image: string;
  @ShowsRepeated() repeated: boolean;
}

/** An entry effect level without the warnings, which are for staff. */
@ApiSchema({ name: 'AppEntryEffectLevel' })
export class AppEntryEffectLevelDto extends OmitType(EntryEffectLevelDto, ['repeated']) {}

export const toAppEntryEffectLevelDto = ({
  _id,
  shown,
  version,
  level,
  image,
}: EntryEffectLevel): AppEntryEffectLevelDto => ({ ...recordDto({ _id, shown, version }), level, image });
export const toEntryEffectLevelDto = (
  level: EntryEffectLevel,
  warnings: Pick<LevelWarnings, 'repeated'>,
): EntryEffectLevelDto => ({
  ...toAppEntryEffectLevelDto(level),
  ...warnings,
});
