import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { fieldError } from '../../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
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

  @Endpoint('GET', 'fetchVipCat', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the items of a VIP pack in the order of the app',
    response: VipItemListResponse,
    list: { names: ['vip-items'], live: 'catalogues', kind: 'vip-items' },
    errors: ['NOT_FOUND'],
  })
  async listVipItems(@Query() query: VipItemListQuery) {
    const { _id: vip } = await this.vips.find(query.id);
    const { records, ...counts } = await this.items.list(query, pageOf(query), { vip });
    return { details: records.map(toVipItemDto), ...counts };
  }

  @Endpoint('POST', 'addVipPack', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add an item to a VIP pack',
    response: VipItemResponse,
    message: 'Item added',
    form: true,
    errors: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async addVipItem(@Body() { vipId, ...item }: AddVipItemDto) {
    if (!(await this.vips.exists(vipId)))
      throw fieldError('vipId', 'This VIP pack does not exist', 'NOT_FOUND');
    return { details: toVipItemDto(await this.items.add({ ...item, vip: new Types.ObjectId(vipId) })) };
  }

  @Endpoint('DELETE', 'deleteVipPack/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete an item of a VIP pack; it can be restored for 30 days',
    response: Envelope,
    message: 'Item deleted',
  })
  async deleteVipItem(@Param() { id }: IdDto) {
    await this.items.remove(id);
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppVipItemController {
  constructor(@InjectCatalogue(VipItem) private readonly items: Catalogue<VipItem>) {}

  @Endpoint('GET', 'vip-items', {
    roles: ['user'],
    summary: 'List the items of the VIP packs, in the order set by staff',
    response: AppVipItemsResponse,
  })
  fetchAppVipItems(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.items, toVipItemDto, http);
  }
}
