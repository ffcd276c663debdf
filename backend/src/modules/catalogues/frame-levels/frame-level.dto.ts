import { File, Int, ShowsId, ShowsImage, ShowsInt } from '../../../http/fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../platform/files/files.service.js';
import { updateOf } from '../shared/catalogue.dto.js';
import { type LevelWarnings, ShowsRepeated } from '../shared/level-warnings.js';
import type { FrameLevel as FrameLevelRecord } from './frame-level.schema.js';

export class FrameLevelListQuery extends ListQuery {
  @Sort('level', 'createdAt') sort?: string;
}
export class AddFrameLevelDto {
  @Int(0, 100_000, { description: 'Number of the level', example: 5 }) level: number;
  @File('image') image: IncomingFile;
  @File('animation') svga: IncomingFile;
}
export class UpdateFrameLevelDto extends updateOf(AddFrameLevelDto) {}

export class FrameLevel {
  @ShowsId() _id: string;
  @ShowsInt('Number of the level', 5) level: number;
  @ShowsImage() image: string;
  @ShowsImage('The animation, path below /api') svga: string;
  @ShowsRepeated() repeated: boolean;
}

export const toFrameLevel = (
  { _id, level, image, svga }: FrameLevelRecord,
  { repeated }: Pick<LevelWarnings, 'repeated'>,
): FrameLevel => ({ _id: _id.toHexString(), level, image, svga, repeated });
