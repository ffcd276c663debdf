import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { ShowsId, ShowsText } from '../../../http/shown-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import { updateOf } from '../shared/catalogue.dto.js';
import type { Content } from './content.schema.js';

export class ContentListQuery extends ListQuery {
  @Sort('content', 'createdAt') sort?: string;
}
export class AddContentDto {
  @Text(200, { example: 'Trending now' }) content: string;
}
@RefuseUnknown()
export class UpdateContentDto extends updateOf(AddContentDto) {}

@ApiSchema({ name: 'Content' })
export class ContentDto {
  @ShowsId() _id: string;
  @ShowsText('The title', 'Trending now') content: string;
}

export const toContentDto = ({ _id, content }: Content): ContentDto => ({
  _id: _id.toHexString(),
  content,
});
