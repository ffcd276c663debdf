import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { AnswersNotModified, readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddBannerDto,
  BannerResponse,
  BannerListQuery,
  toBannerResponse,
  UpdateBannerDto,
} from './banner.dto.js';
import { Banner } from './banner.schema.js';

const BannerAnswer = answer('BannerAnswer', { details: BannerResponse });
const BannerListAnswer = listAnswer('BannerListAnswer', { details: [BannerResponse] });
const AppBannersAnswer = answer('AppBannersAnswer', { details: [BannerResponse] });

@ApiTags('banners')
@Controller('admin/banner')
export class BannerController {
  constructor(@InjectCatalogue(Banner) private readonly banners: Catalogue<Banner>) {}

  @Endpoint('POST', 'addBanner', {
    roles: ['admin'],
    summary: 'Add a banner',
    response: BannerAnswer,
    message: 'Banner added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addBanner(@Body() banner: AddBannerDto) {
    return { details: toBannerResponse(await this.banners.add(banner)) };
  }

  @Endpoint('POST', 'updatebanner', {
    roles: ['admin'],
    summary: 'Change a banner',
    response: BannerAnswer,
    message: 'Banner updated',
    form: true,
    errors: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateBanner(@Body() { id, ...banner }: UpdateBannerDto) {
    return { details: toBannerResponse(await this.banners.update(id, banner)) };
  }

  @Endpoint('DELETE', 'deletebanner/:id', {
    roles: ['admin'],
    summary: 'Delete a banner: 30 days in the trash',
    response: Envelope,
    message: 'Banner deleted',
  })
  async deleteBanner(@Param() { id }: IdDto) {
    await this.banners.remove(id);
  }

  @Endpoint('GET', 'getbanner', {
    roles: ['admin'],
    summary: 'List the banners in the order of the app',
    response: BannerListAnswer,
  })
  async listBanners(@Query() query: BannerListQuery) {
    const { records, ...counts } = await this.banners.list(query, pageOf(query));
    return { details: records.map(toBannerResponse), ...counts };
  }

  @Endpoint('GET', 'fetchbanner', {
    roles: ['admin'],
    summary: 'Read one banner',
    response: BannerAnswer,
    errors: ['NOT_FOUND'],
  })
  async fetchBanner(@Query() { id }: IdDto) {
    return { details: toBannerResponse(await this.banners.find(id)) };
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppBannerController {
  constructor(@InjectCatalogue(Banner) private readonly banners: Catalogue<Banner>) {}

  @Endpoint('GET', 'banners', {
    roles: ['user'],
    summary: 'The banners, in the order that staff gave them',
    response: AppBannersAnswer,
  })
  fetchAppBanners(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.banners, toBannerResponse, http);
  }
}
