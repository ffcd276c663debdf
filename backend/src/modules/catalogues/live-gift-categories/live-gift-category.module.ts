import { Module } from '@nestjs/common';
import {
  LiveGiftCategoryAliasController,
  LiveGiftCategoryController,
} from './live-gift-category.controller.js';
import { LIVE_GIFT_CATEGORIES } from './live-gift-category.schema.js';

@Module({
  ...LIVE_GIFT_CATEGORIES.parts,
  controllers: [LiveGiftCategoryController, LiveGiftCategoryAliasController],
})
export class LiveGiftCategoryModule {}
