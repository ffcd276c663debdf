import { ApiSchema } from '@nestjs/swagger';
import { Id, Text } from '../../../http/fields.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { Sort } from '../../../http/list-query.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
} from '../shared/catalogue.dto.js';
import type { LiveGiftCategory } from './live-gift-category.schema.js';

export class LiveGiftCategoryListQuery extends CatalogueListQuery {
  @Sort('order', 'title', 'createdAt') sort?: string;
}
export class AddLiveGiftCategoryDto extends CatalogueFields {
  @Text(60, { example: 'Popular' }) title: string;
}
export class UpdateLiveGiftCategoryDto extends AddLiveGiftCategoryDto {
  @Id() id: string;
  @VersionSeen() versionSeen?: number;
}

@ApiSchema({ name: 'LiveGiftCategory' })
export class LiveGiftCategoryDto extends CatalogueRecordDto {
  @ShowsText('Name of the category', 'Popular') title: string;
}

export const toLiveGiftCategoryDto = ({
  _id,
  shown,
  version,
  title,
}: LiveGiftCategory): LiveGiftCategoryDto => ({
  ...recordDto({ _id, shown, version }),
  title,
});
