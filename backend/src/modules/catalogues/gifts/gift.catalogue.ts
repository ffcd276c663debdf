import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppGiftController, GiftController } from './gift.controller.js';
import { AddGiftDto } from './gift.dto.js';
import { Gift } from './gift.schema.js';

export const giftCatalogue = defineCatalogue({
  kind: 'gifts',
  record: Gift,
  input: AddGiftDto,
  label: ({ title }) => title,
  price: 'coin',
  search: ['title'],
  sort: 'order',
  indexes: [[{ deletedAt: 1, coin: 1, _id: 1 }]],
  controllers: [GiftController],
  appController: AppGiftController,
});
