import { Id, ShowsId, ShowsText, Text } from '../../../http/fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { LiveGiftCategory as LiveGiftCategoryRecord } from './live-gift-category.schema.js';

export class LiveGiftCategoryListQuery extends ListQuery {
  @Sort('order', 'title', 'createdAt') sort?: string;
}
export class AddLiveGiftCategoryDto {
  @Text(60, { example: 'Popular' }) title: string;
}
export class UpdateLiveGiftCategoryDto extends AddLiveGiftCategoryDto {
  @Id() id: string;
}

export class LiveGiftCategory {
  @ShowsId() _id: string;
  @ShowsText('Name of the category', 'Popular') title: string;
}

export const toLiveGiftCategory = ({ _id, title }: LiveGiftCategoryRecord): LiveGiftCategory => ({
  _id: _id.toHexString(),
  title,
});
