import { Module } from '@nestjs/common';
import { fieldError } from '../../api/errors.js';
import { LiveGiftCategoryModule } from '../live-gift-category/live-gift-category.module.js';
import { LiveGiftCategory } from '../live-gift-category/live-gift-category.schema.js';
import type { Catalogue } from '../shared/catalogue.service.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { LiveGiftController } from './live-gift.controller.js';
import { LIVE_GIFTS, LiveGift } from './live-gift.schema.js';

@Module({
  ...LIVE_GIFTS.parts,
  imports: [...LIVE_GIFTS.parts.imports, LiveGiftCategoryModule],
  controllers: [LiveGiftController],
})
export class LiveGiftModule {
  constructor(
    @InjectCatalogue(LiveGift) gifts: Catalogue<LiveGift>,
    @InjectCatalogue(LiveGiftCategory) categories: Catalogue<LiveGiftCategory>,
  ) {
    categories.countUses('live gifts', (category) =>
      gifts.model.countDocuments({ category, deletedAt: null }),
    );
    gifts.require(async ({ category }) => {
      if (!(await categories.exists(category.toHexString())))
        throw fieldError(
          'category',
          'Its category is not there: restore or add that first',
          'VERSION_CONFLICT',
        );
    });
  }
}
