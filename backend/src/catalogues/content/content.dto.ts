import { ShowsId, ShowsText, Text } from '../../api/fields.js';
import { ListQuery, Sort } from '../../api/list-query.js';
import type { Content as ContentRecord } from './content.schema.js';

export class ContentListQuery extends ListQuery {
  @Sort('content', 'createdAt') sort?: string;
}
export class AddContentDto {
  @Text(200, { example: 'Trending now' }) content: string;
}

export class Content {
  @ShowsId() _id: string;
  @ShowsText('The title', 'Trending now') content: string;
}

export const toContent = ({ _id, content }: ContentRecord): Content => ({
  _id: _id.toHexString(),
  content,
});
