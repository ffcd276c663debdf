import { defineCatalogue } from '../shared/define-catalogue.js';
import {
  AppLiveGiftCategoryController,
  LiveGiftCategoryAliasController,
  LiveGiftCategoryController,
} from './live-gift-category.controller.js';
import { AddLiveGiftCategoryDto } from './live-gift-category.dto.js';
import { LiveGiftCategory } from './live-gift-category.schema.js';

export const liveGiftCategoryCatalogue = defineCatalogue({
  kind: 'live-gift-categories',
  record: LiveGiftCategory,
  input: AddLiveGiftCategoryDto,
  label: ({ title }) => title,
  search: ['title'],
  sort: 'order',
  controllers: [LiveGiftCategoryController, LiveGiftCategoryAliasController],
  appController: AppLiveGiftCategoryController,
});
