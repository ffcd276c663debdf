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
import type { Gift } from './gift.schema.js';

export class GiftListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('coin', 'Price in coins'),
) {
  @Sort('order', 'title', 'coin', 'createdAt') sort?: string;
}
export class AddGiftDto extends CatalogueFields {
  @Text(60, { example: 'Rose' }) title: string;
  @Int(1, 1_000_000_000, { description: 'Price in coins', example: 10 }) coin: number;
  @File('image') image: IncomingFile;
}
export class UpdateGiftDto extends updateOf(AddGiftDto) {}

@ApiSchema({ name: 'Gift' })
export class GiftDto extends CatalogueRecordDto {
  @ShowsText('Name of the gift', 'Rose') title: string;
  @ShowsInt('Price in coins', 10) coin: number;
  @ShowsImage() image: string;
}

export const toGiftDto = ({ _id, shown, version, title, coin, image }: Gift): GiftDto => ({
  ...recordDto({ _id, shown, version }),
  title,
  coin,
  image,
});
