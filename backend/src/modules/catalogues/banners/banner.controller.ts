import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddBannerDto, Banner, BannerListQuery, toBanner, UpdateBannerDto } from './banner.dto.js';
import { Banner as BannerRecord } from './banner.schema.js';

const BannerAnswer = answer('BannerAnswer', { details: Banner });
const BannerListAnswer = listAnswer('BannerListAnswer', { details: [Banner] });

@ApiTags('banners')
@Controller('admin/banner')
export class BannerController {
  constructor(@InjectCatalogue(BannerRecord) private readonly banners: Catalogue<BannerRecord>) {}

  @Endpoint('POST', 'addBanner', {
    roles: ['admin'],
    summary: 'Add a banner',
    answers: BannerAnswer,
    says: 'Banner added',
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async addBanner(@Body() banner: AddBannerDto) {
    return { details: toBanner(await this.banners.add(banner)) };
  }

  @Endpoint('POST', 'updatebanner', {
    roles: ['admin'],
    summary: 'Change a banner',
    answers: BannerAnswer,
    says: 'Banner updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateBanner(@Body() { id, ...banner }: UpdateBannerDto) {
    return { details: toBanner(await this.banners.update(id, banner)) };
  }

  @Endpoint('DELETE', 'deletebanner/:id', {
    roles: ['admin'],
    summary: 'Delete a banner: 30 days in the trash',
    answers: Envelope,
    says: 'Banner deleted',
  })
  async deleteBanner(@Param() { id }: IdDto) {
    await this.banners.remove(id);
  }

  @Endpoint('GET', 'getbanner', {
    roles: ['admin'],
    summary: 'List the banners in the order of the app',
    answers: BannerListAnswer,
  })
  async listBanners(@Query() query: BannerListQuery) {
    const { records, ...counts } = await this.banners.list(query, pageOf(query));
    return { details: records.map(toBanner), ...counts };
  }

  @Endpoint('GET', 'fetchbanner', {
    roles: ['admin'],
    summary: 'Read one banner',
    answers: BannerAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchBanner(@Query() { id }: IdDto) {
    return { details: toBanner(await this.banners.find(id)) };
  }
}
