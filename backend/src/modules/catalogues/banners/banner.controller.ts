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
import { AddBannerDto, BannerDto, BannerListQuery, toBannerDto, UpdateBannerDto } from './banner.dto.js';
import { Banner } from './banner.schema.js';

const BannerResponse = responseOf('BannerResponse', { details: BannerDto });
const BannerListResponse = listResponseOf('BannerListResponse', { details: [BannerDto] });
const AppBannersResponse = responseOf('AppBannersResponse', { details: [BannerDto] });

@ApiTags('banners')
@Controller('admin/banner')
export class BannerController {
  constructor(@InjectCatalogue(Banner) private readonly banners: Catalogue<Banner>) {}

  @Endpoint('POST', 'addBanner', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a banner',
    response: BannerResponse,
    message: 'Banner added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addBanner(@Body() banner: AddBannerDto) {
    return { details: toBannerDto(await this.banners.add(banner)) };
  }

  @Endpoint('POST', 'updatebanner', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a banner',
    response: BannerResponse,
    message: 'Banner updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateBanner(@Body() { id, ...banner }: UpdateBannerDto) {
    return { details: await this.banners.edit(id, banner, toBannerDto) };
  }

  @Endpoint('DELETE', 'deletebanner/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a banner; it can be restored for 30 days',
    response: Envelope,
    message: 'Banner deleted',
  })
  async deleteBanner(@Param() { id }: IdDto) {
    await this.banners.remove(id);
  }

  @Endpoint('GET', 'getbanner', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the banners in the order of the app',
    response: BannerListResponse,
    list: { names: ['banners'], live: 'catalogues', kind: 'banners' },
  })
  async listBanners(@Query() query: BannerListQuery) {
    const { records, ...counts } = await this.banners.list(query, pageOf(query));
    return { details: records.map(toBannerDto), ...counts };
  }

  @Endpoint('GET', 'fetchbanner', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one banner',
    response: BannerResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchBanner(@Query() { id }: IdDto) {
    return { details: toBannerDto(await this.banners.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppBannerController {
  constructor(@InjectCatalogue(Banner) private readonly banners: Catalogue<Banner>) {}

  @Endpoint('GET', 'banners', {
    roles: ['user'],
    summary: 'List the banners in the order set by staff',
    response: AppBannersResponse,
  })
  fetchAppBanners(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.banners, toBannerDto, http);
  }
}
