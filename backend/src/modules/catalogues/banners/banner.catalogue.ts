import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppBannerController, BannerController } from './banner.controller.js';
import { AddBannerDto } from './banner.dto.js';
import { Banner } from './banner.schema.js';

export const bannerCatalogue = defineCatalogue({
  kind: 'banners',
  record: Banner,
  input: AddBannerDto,
  label: ({ country }) => country,
  search: ['country'],
  sort: 'order',
  controllers: [BannerController],
  appController: AppBannerController,
});
