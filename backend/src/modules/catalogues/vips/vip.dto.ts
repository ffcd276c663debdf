import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Int, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsImage, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
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
import type { Vip } from './vip.schema.js';

export class VipListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('price', 'Price in coins'),
  NumberRange('levelreq', 'Required level'),
) {
  @Sort('title', 'price', 'valid', 'createdAt') sort?: string;
}
export class AddVipDto extends CatalogueFields {
  @Int(0, 100_000, { description: 'Level that a user needs', example: 5 }) levelreq: number;
  @Text(60, { example: 'Gold' }) title: string;
  @Int(0, 1_000_000_000, { description: 'Price in coins', example: 5000 }) price: number;
  @Int(0, 36_500, { description: 'Validity in days; 0: for good', example: 30 }) valid: number;
  @File('animation') svga: IncomingFile;
  @File('image') image: IncomingFile;
}
export class UpdateVipDto extends updateOf(AddVipDto) {}

@ApiSchema({ name: 'Vip' })
export class VipDto extends CatalogueRecordDto {
  @ShowsInt('Level that a user needs', 5) levelreq: number;
  @ShowsText('Name of the pack', 'Gold') title: string;
  @ShowsInt('Price in coins', 5000) price: number;
  @ShowsInt('Validity in days; 0: for good', 30) valid: number;
  @ShowsImage('Path below /api') svga: string;
  @ShowsImage() image: string;
}

export const toVipDto = ({
  _id,
  shown,
  version,
  levelreq,
  title,
  price,
  valid,
  svga,
  image,
}: Vip): VipDto => ({
  ...recordDto({ _id, shown, version }),
  levelreq,
  title,
  price,
  valid,
  svga,
  image,
});
