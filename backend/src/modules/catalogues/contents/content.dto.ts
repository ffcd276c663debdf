import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { Sort } from '../../../http/list-query.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import type { Content } from './content.schema.js';

export class ContentListQuery extends CatalogueListQuery {
  @Sort('content', 'createdAt') sort?: string;
}
export class AddContentDto extends CatalogueFields {
  @Text(200, { example: 'Trending now' }) content: string;
}
@RefuseUnknown()
export class UpdateContentDto extends updateOf(AddContentDto) {}

@ApiSchema({ name: 'Content' })
export class ContentDto extends CatalogueRecordDto {
  @ShowsText('The title', 'Trending now') content: string;
}

export const toContentDto = ({ _id, shown, version, content }: Content): ContentDto => ({
  ...recordDto({ _id, shown, version }),
  content,
});
