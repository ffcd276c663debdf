import { Module } from '@nestjs/common';
import { LiveGiftCategoryModule } from '../live-gift-categories/live-gift-category.module.js';
import { LiveGiftCategory } from '../live-gift-categories/live-gift-category.schema.js';
import type { Catalogue } from '../shared/catalogue.js';
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
    gifts.belongsTo(categories, {
      field: 'category',
      what: 'live gifts',
      gone: 'Its category is not there: restore or add that first',
    });
  }
}
