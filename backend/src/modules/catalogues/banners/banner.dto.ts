import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsId, ShowsImage, ShowsText } from '../../../http/shown-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { updateOf } from '../shared/catalogue.dto.js';
import type { Banner } from './banner.schema.js';

export class BannerListQuery extends ListQuery {
  @Sort('order', 'country', 'createdAt') sort?: string;
}
export class AddBannerDto {
  @Text(60, { example: 'India' }) country: string;
  @File('image') image: IncomingFile;
}
export class UpdateBannerDto extends updateOf(AddBannerDto) {}

@ApiSchema({ name: 'Banner' })
export class BannerDto {
  @ShowsId() _id: string;
  @ShowsText('Country in which the banner is shown', 'India') country: string;
  @ShowsImage() image: string;
}

export const toBannerDto = ({ _id, country, image }: Banner): BannerDto => ({
  _id: _id.toHexString(),
  country,
  image,
});
