import { ApiSchema } from '@nestjs/swagger';
import { Id, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsId, ShowsImage, ShowsText } from '../../../http/shown-fields.js';
import { Sort } from '../../../http/list-query.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
} from '../shared/catalogue.dto.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { VipItem } from './vip-item.schema.js';

export class VipItemListQuery extends CatalogueListQuery {
  @Id({ description: '_id of the pack' }) id: string;
  @Sort('order', 'name', 'createdAt') sort?: string;
}
export class AddVipItemDto extends CatalogueFields {
  @Id({ description: '_id of the pack' }) vipId: string;
  @Text(60, { example: 'Golden entry' }) name: string;
  @File('image') image: IncomingFile;
}

@ApiSchema({ name: 'VipItem' })
export class VipItemDto extends CatalogueRecordDto {
  @ShowsId('_id of the pack') vipId: string;
  @ShowsText('Name', 'Golden entry') name: string;
  @ShowsText('The same as name', 'Golden entry') title: string;
  @ShowsImage() image: string;
}

export const toVipItemDto = ({ _id, shown, version, vip, name, image }: VipItem): VipItemDto => ({
  ...recordDto({ _id, shown, version }),
  vipId: vip.toHexString(),
  name,
  title: name,
  image,
});
