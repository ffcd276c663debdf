import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppLiveGiftController, LiveGiftController } from './live-gift.controller.js';
import { AddLiveGiftDto } from './live-gift.dto.js';
import { LiveGift } from './live-gift.schema.js';

export const liveGiftCatalogue = defineCatalogue({
  kind: 'live-gifts',
  record: LiveGift,
  input: AddLiveGiftDto,
  label: ({ title }) => title,
  price: 'coin',
  search: ['title'],
  sort: 'order',
  indexes: [[{ deletedAt: 1, coin: 1, _id: 1 }], [{ category: 1, deletedAt: 1, order: 1, _id: 1 }]],
  controllers: [LiveGiftController],
  appController: AppLiveGiftController,
});
