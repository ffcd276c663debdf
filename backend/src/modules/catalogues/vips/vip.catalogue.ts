import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppVipController, VipController } from './vip.controller.js';
import { AddVipDto } from './vip.dto.js';
import { Vip } from './vip.schema.js';

export const vipCatalogue = defineCatalogue({
  kind: 'vips',
  record: Vip,
  input: AddVipDto,
  label: ({ title }) => title,
  price: 'price',
  search: ['title'],
  indexes: [[{ deletedAt: 1, price: 1, _id: 1 }], [{ deletedAt: 1, levelreq: 1, _id: 1 }]],
  controllers: [VipController],
  appController: AppVipController,
});
