import { ApiSchema } from '@nestjs/swagger';
import { Id, Text } from '../../../http/fields.js';
import { ShowsId, ShowsText } from '../../../http/shown-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { LiveGiftCategory } from './live-gift-category.schema.js';

export class LiveGiftCategoryListQuery extends ListQuery {
  @Sort('order', 'title', 'createdAt') sort?: string;
}
export class AddLiveGiftCategoryDto {
  @Text(60, { example: 'Popular' }) title: string;
}
export class UpdateLiveGiftCategoryDto extends AddLiveGiftCategoryDto {
  @Id() id: string;
}

@ApiSchema({ name: 'LiveGiftCategory' })
export class LiveGiftCategoryDto {
  @ShowsId() _id: string;
  @ShowsText('Name of the category', 'Popular') title: string;
}

export const toLiveGiftCategoryDto = ({ _id, title }: LiveGiftCategory): LiveGiftCategoryDto => ({
  _id: _id.toHexString(),
  title,
});
