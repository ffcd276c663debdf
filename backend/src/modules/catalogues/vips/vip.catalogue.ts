import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppVipController, VipController } from './vip.controller.js';
import { AddVipDto } from './vip.dto.js';
import { Vip } from './vip.schema.js';

export const vipCatalogue = defineCatalogue({
  kind: 'vips',
  record: Vip,
  input: AddVipDto,
  label: ({ title }) => title,
  search: ['title'],
  controllers: [VipController],
  appController: AppVipController,
});
