import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { Id, Int, Optional, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsId, ShowsImage, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import { Filter, NumberRange } from '../../../http/filter-fields.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import type { LiveGift } from './live-gift.schema.js';

export class LiveGiftListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('coin', 'Price in coins'),
) {
  @Sort('order', 'title', 'coin', 'createdAt') sort?: string;
  @Optional() @Id({ description: 'Only gifts of this category' }) @Filter() category?: string;
}
export class AddLiveGiftDto extends CatalogueFields {
  @Text(60, { example: 'Rocket' }) title: string;
  @Int(1, 1_000_000_000, { description: 'Price in coins', example: 500 }) coin: number;
  @Id({ description: '_id of a live gift category' }) category: string;
  @File('animation') image: IncomingFile;
  @File('image') giftimage: IncomingFile;
}
export class UpdateLiveGiftDto extends updateOf(AddLiveGiftDto) {}

@ApiSchema({ name: 'LiveGift' })
export class LiveGiftDto extends CatalogueRecordDto {
  @ShowsText('Name of the gift', 'Rocket') title: string;
  @ShowsInt('Price in coins', 500) coin: number;
  @ShowsId('_id of a live gift category') category: string;
  @ShowsImage('The animation, path below /api') image: string;
  @ShowsImage('The still picture, path below /api') giftimage: string;
}

export const toLiveGiftDto = ({
  _id,
  shown,
  version,
  title,
  coin,
  category,
  image,
  giftimage,
}: LiveGift): LiveGiftDto => ({
  ...recordDto({ _id, shown, version }),
  title,
  coin,
  category: category.toHexString(),
  image,
  giftimage,
});
