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
import { AddBannerDto, BannerDto, BannerListQuery, toBannerDto, UpdateBannerDto } from './banner.dto.js';
import { Banner } from './banner.schema.js';

const BannerResponse = responseOf('BannerResponse', { details: BannerDto });
const BannerListResponse = listResponseOf('BannerListResponse', { details: [BannerDto] });
const AppBannersResponse = responseOf('AppBannersResponse', { details: [BannerDto] });

@ApiTags('banners')
@Controller('admin/banner')
export class BannerController {
  constructor(@InjectCatalogue(Banner) private readonly banners: Catalogue<Banner>) {}

  @Adds('addBanner', 'a banner', BannerResponse)
  async addBanner(@Body() banner: AddBannerDto) {
    return { details: toBannerDto(await this.banners.add(banner)) };
  }

  @Changes('updatebanner', 'a banner', BannerResponse)
  async updateBanner(@Body() { id, ...banner }: UpdateBannerDto) {
    return { details: await this.banners.edit(id, banner, toBannerDto) };
  }

  @Deletes('deletebanner/:id', 'a banner')
  async deleteBanner(@Param() { id }: IdDto) {
    await this.banners.remove(id);
  }

  @Lists('getbanner', 'banners', BannerListResponse, {
    one: 'Banner',
    many: 'Banners',
    summary: 'List the banners in the order of the app',
  })
  async listBanners(@Query() query: BannerListQuery) {
    const { records, ...counts } = await this.banners.list(query, pageOf(query));
    return { details: records.map(toBannerDto), ...counts };
  }

  @Reads('fetchbanner', 'a banner', BannerResponse)
  async fetchBanner(@Query() { id }: IdDto) {
    return { details: toBannerDto(await this.banners.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppBannerController {
  constructor(@InjectCatalogue(Banner) private readonly banners: Catalogue<Banner>) {}

  @ListsForApp('banners', AppBannersResponse, 'List the banners in the order set by staff')
  fetchAppBanners(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.banners, toBannerDto, http);
  }
}
