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
  indexes: [[{ deletedAt: 1, country: 1, order: 1, _id: 1 }]],
  controllers: [BannerController],
  appController: AppBannerController,
});
