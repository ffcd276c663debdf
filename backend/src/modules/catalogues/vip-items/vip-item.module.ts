import { Module } from '@nestjs/common';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { VipModule } from '../vips/vip.module.js';
import { Vip } from '../vips/vip.schema.js';
import { VipItemController } from './vip-item.controller.js';
import { VIP_ITEMS, VipItem } from './vip-item.schema.js';

@Module({
  ...VIP_ITEMS.parts,
  imports: [...VIP_ITEMS.parts.imports, VipModule],
  controllers: [VipItemController],
})
export class VipItemModule {
  constructor(
    @InjectCatalogue(VipItem) items: Catalogue<VipItem>,
    @InjectCatalogue(Vip) vips: Catalogue<Vip>,
  ) {
    items.belongsTo(vips, {
      field: 'vip',
      given: 'vipId',
      what: 'items',
      gone: 'Its VIP pack is not there: restore or add that first',
      endWithIt: true,
    });
  }
}
