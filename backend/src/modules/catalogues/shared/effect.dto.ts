import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { fieldError } from '../../../core/errors.js';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { FIELD_REQUIRED, Int, OneOf, Optional, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { Shows, ShowsImage, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import { NumberRange } from '../../../http/filter-fields.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from './catalogue.dto.js';
import { EFFECT_TYPES, type EffectRecord, type EffectType } from './effect.schema.js';
import { withSucces } from './succes.js';

const TYPE = 'ADMIN: given by staff; PURCHASED: bought by users';
const type = () => OneOf(EFFECT_TYPES, 'EffectType', { description: TYPE, example: 'PURCHASED' });

export class EffectListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('price', 'Price in coins'),
) {
  @Sort('title', 'type', 'price', 'valid', 'createdAt') sort?: string;
  @Optional() @type() type?: EffectType;
}
export class AddEffectDto extends CatalogueFields {
  @type() type: EffectType;
  @Text(60, { example: 'Golden dragon' }) title: string;
  @Int(0, 1_000_000_000, { description: 'Price in coins', example: 900 }) price: number;
  @Int(0, 36_500, { description: 'Duration in days; 0: for good', example: 30 }) valid: number;
  @File('animation') svga: IncomingFile;
  @File('image') thumbnail: IncomingFile;
}
export class UpdateEffectDto extends updateOf(AddEffectDto) {}

@ApiSchema({ name: 'Effect' })
export class EffectDto extends CatalogueRecordDto {
  @ShowsText('Name', 'Golden dragon') title: string;
  @Shows({ enum: [...EFFECT_TYPES], enumName: 'EffectType', description: TYPE }) type: EffectType;
  @ShowsInt('Price in coins', 900) price: number;
  @ShowsInt('Duration in days; 0: for good', 30) valid: number;
  @ShowsImage('The animation, path below /api') svga: string;
  @ShowsText('The still picture, as an absolute URL', 'http://127.0.0.1:3000/api/uploads/frames/1.webp')
  thumbnail: string;
}

/** Returns the thumbnail as an absolute URL, because documented clients use the value unchanged. */
export const toEffectDto = (
  { _id, shown, version, title, type, price, valid, svga, thumbnail }: EffectRecord,
  publicUrl: string,
): EffectDto => ({
  ...recordDto({ _id, shown, version }),
  title,
  type,
  price,
  valid,
  svga,
  thumbnail: `${publicUrl}/api/${thumbnail}`,
});

/** Creates the response schemas of an effect catalogue. `name` is the prefix of their names. */
export const effectResponses = (name: string) => ({
  one: responseOf(`${name}Response`, { details: EffectDto }),
  list: listResponseOf(`${name}ListResponse`, { details: [EffectDto] }),
  changed: withSucces(responseOf(`${name}ChangeResponse`, { details: EffectDto })),
  deleted: withSucces(responseOf(`${name}DeleteResponse`, {})),
  app: responseOf(`App${name}sResponse`, { details: [EffectDto] }),
});

/**
 * Requires both files or none, because animation and thumbnail show the same effect. Throws VALIDATION_FAILED at the
 * missing file.
 */
export function checkTogether(files: Record<string, IncomingFile | undefined>): void {
  const [missing, ...more] = Object.keys(files).filter((name) => !files[name]);
  if (missing && !more.length) throw fieldError(missing, FIELD_REQUIRED);
}
