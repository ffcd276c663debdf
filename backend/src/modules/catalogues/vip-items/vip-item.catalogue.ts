import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppVipItemController, VipItemController } from './vip-item.controller.js';
import { AddVipItemDto, checkBrings } from './vip-item.dto.js';
import { VipItem } from './vip-item.schema.js';

export const vipItemCatalogue = defineCatalogue({
  kind: 'vip-items',
  record: VipItem,
  input: AddVipItemDto,
  stored: { vipId: 'vip' },
  check: checkBrings,
  label: ({ name }) => name,
  search: ['name'],
  sort: 'order',
  orderedWithin: 'vip',
  indexes: [[{ vip: 1, deletedAt: 1, order: 1 }]],
  controllers: [VipItemController],
  appController: AppVipItemController,
});
