import { File, ShowsId, ShowsImage, ShowsText, Text } from '../../../http/fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../platform/files/files.service.js';
import { updateOf } from '../shared/catalogue.dto.js';
import type { Banner as BannerRecord } from './banner.schema.js';

export class BannerListQuery extends ListQuery {
  @Sort('order', 'country', 'createdAt') sort?: string;
}
export class AddBannerDto {
  @Text(60, { example: 'India' }) country: string;
  @File('image') image: IncomingFile;
}
export class UpdateBannerDto extends updateOf(AddBannerDto) {}

export class Banner {
  @ShowsId() _id: string;
  @ShowsText('Country that sees it', 'India') country: string;
  @ShowsImage() image: string;
}

export const toBanner = ({ _id, country, image }: BannerRecord): Banner => ({
  _id: _id.toHexString(),
  country,
  image,
});
