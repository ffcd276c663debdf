import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { checkTogether } from '../shared/effect.dto.js';
import { AddVipDto, VipDto, VipListQuery, toVipDto, UpdateVipDto } from './vip.dto.js';
import { Vip } from './vip.schema.js';

const VipResponse = responseOf('VipResponse', { details: VipDto });
const VipListResponse = listResponseOf('VipListResponse', { details: [VipDto] });
const AppVipsResponse = responseOf('AppVipsResponse', { details: [VipDto] });

@ApiTags('vips')
@Controller('admin/vip')
export class VipController {
  constructor(@InjectCatalogue(Vip) private readonly vips: Catalogue<Vip>) {}

  @Endpoint('POST', 'addVip', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a VIP pack',
    response: VipResponse,
    message: 'VIP pack added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addVip(@Body() vip: AddVipDto) {
    return { details: toVipDto(await this.vips.add(vip)) };
  }

  @Endpoint('POST', 'updateVip', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a VIP pack; animation and picture must be sent together',
    response: VipResponse,
    message: 'VIP pack updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateVip(@Body() { id, ...vip }: UpdateVipDto) {
    const { svga, image } = vip;
    checkTogether({ svga, image });
    return { details: await this.vips.edit(id, vip, toVipDto) };
  }

  @Endpoint('DELETE', 'deleteVip/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a VIP pack; it can be restored for 30 days',
    response: Envelope,
    message: 'VIP pack deleted',
  })
  async deleteVip(@Param() { id }: IdDto) {
    await this.vips.remove(id);
  }

  @Endpoint('GET', 'getVip', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the VIP packs',
    response: VipListResponse,
    list: { names: ['vips'], live: 'catalogues', kind: 'vips' },
  })
  async listVips(@Query() query: VipListQuery) {
    const { records, ...counts } = await this.vips.list(query, pageOf(query));
    return { details: records.map(toVipDto), ...counts };
  }

  @Endpoint('GET', 'fetchVip', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one VIP pack',
    response: VipResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchVip(@Query() { id }: IdDto) {
    return { details: toVipDto(await this.vips.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppVipController {
  constructor(@InjectCatalogue(Vip) private readonly vips: Catalogue<Vip>) {}

  @Endpoint('GET', 'vips', {
    roles: ['user'],
    summary: 'List the VIP packs, newest first',
    response: AppVipsResponse,
  })
  fetchAppVips(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.vips, toVipDto, http);
  }
}
