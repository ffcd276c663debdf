import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
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

  @Adds('addVip', 'a VIP pack', VipResponse)
  async addVip(@Body() vip: AddVipDto) {
    return { details: toVipDto(await this.vips.add(vip)) };
  }

  @Changes('updateVip', 'a VIP pack', VipResponse, {
    summary: 'Change a VIP pack; animation and picture must be sent together',
  })
  async updateVip(@Body() { id, ...vip }: UpdateVipDto) {
    const { svga, image } = vip;
    checkTogether({ svga, image });
    return { details: await this.vips.edit(id, vip, toVipDto) };
  }

  @Deletes('deleteVip/:id', 'a VIP pack')
  async deleteVip(@Param() { id }: IdDto) {
    await this.vips.remove(id);
  }

  @Lists('getVip', 'vips', VipListResponse, {
    one: 'VIP pack',
    many: 'VIP packs',
    summary: 'List the VIP packs',
  })
  async listVips(@Query() query: VipListQuery) {
    const { records, ...counts } = await this.vips.list(query, pageOf(query));
    return { details: records.map(toVipDto), ...counts };
  }

  @Reads('fetchVip', 'a VIP pack', VipResponse)
  async fetchVip(@Query() { id }: IdDto) {
    return { details: toVipDto(await this.vips.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppVipController {
  constructor(@InjectCatalogue(Vip) private readonly vips: Catalogue<Vip>) {}

  @ListsForApp('vips', AppVipsResponse, 'List the VIP packs, newest first')
  fetchAppVips(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.vips, toVipDto, http);
  }
}
