import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { fieldError } from '../../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Deletes, Lists, ListsForApp } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { Vip } from '../vips/vip.schema.js';
import { AddVipItemDto, toVipItemDto, VipItemDto, VipItemListQuery } from './vip-item.dto.js';
import { VipItem } from './vip-item.schema.js';

const VipItemResponse = responseOf('VipItemResponse', { details: VipItemDto });
const VipItemListResponse = listResponseOf('VipItemListResponse', { details: [VipItemDto] });
const AppVipItemsResponse = responseOf('AppVipItemsResponse', { details: [VipItemDto] });

@ApiTags('vip-items')
@Controller('admin/vip')
export class VipItemController {
  constructor(
    @InjectCatalogue(VipItem) private readonly items: Catalogue<VipItem>,
    @InjectCatalogue(Vip) private readonly vips: Catalogue<Vip>,
  ) {}

  @Lists('fetchVipCat', 'vip-items', VipItemListResponse, {
    one: 'VIP item',
    many: 'VIP items',
    summary: 'List the items of a VIP pack in the order of the app',
    errors: ['NOT_FOUND'],
  })
  async listVipItems(@Query() query: VipItemListQuery) {
    const { _id: vip } = await this.vips.find(query.id);
    const { records, ...counts } = await this.items.list(query, pageOf(query), { vip });
    return { details: records.map(toVipItemDto), ...counts };
  }

  @Adds('addVipPack', 'an item to a VIP pack', VipItemResponse, {
    message: 'Item added',
    errors: ['NOT_FOUND'],
  })
  async addVipItem(@Body() { vipId, ...item }: AddVipItemDto) {
    if (!(await this.vips.exists(vipId)))
      throw fieldError('vipId', 'This VIP pack does not exist', 'NOT_FOUND');
    return { details: toVipItemDto(await this.items.add({ ...item, vip: new Types.ObjectId(vipId) })) };
  }

  @Deletes('deleteVipPack/:id', 'an item of a VIP pack', { message: 'Item deleted' })
  async deleteVipItem(@Param() { id }: IdDto) {
    await this.items.remove(id);
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppVipItemController {
  constructor(@InjectCatalogue(VipItem) private readonly items: Catalogue<VipItem>) {}

  @ListsForApp('vip-items', AppVipItemsResponse, 'List the items of the VIP packs, in the order set by staff')
  fetchAppVipItems(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.items, toVipItemDto, http);
  }
}
