import { ApiSchema } from '@nestjs/swagger';
import { Optional, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsImage, ShowsText } from '../../../http/shown-fields.js';
import { Filter } from '../../../http/filter-fields.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import type { Banner } from './banner.schema.js';

export class BannerListQuery extends CatalogueListQuery {
  @Sort('order', 'country', 'createdAt') sort?: string;
  @Optional()
  @Text(60, { description: 'Only banners of this country', example: 'India' })
  @Filter('country')
  country?: string;
}
export class AddBannerDto extends CatalogueFields {
  @Text(60, { example: 'India' }) country: string;
  @File('image') image: IncomingFile;
}
export class UpdateBannerDto extends updateOf(AddBannerDto) {}

@ApiSchema({ name: 'Banner' })
export class BannerDto extends CatalogueRecordDto {
  @ShowsText('Country in which the banner is shown', 'India') country: string;
  @ShowsImage() image: string;
}

export const toBannerDto = ({ _id, shown, version, country, image }: Banner): BannerDto => ({
  ...recordDto({ _id, shown, version }),
  country,
  image,
});
