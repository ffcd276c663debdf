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
import { AddGiftDto, GiftDto, GiftListQuery, toGiftDto, UpdateGiftDto } from './gift.dto.js';
import { Gift } from './gift.schema.js';

const GiftResponse = responseOf('GiftResponse', { details: GiftDto });
const GiftListResponse = listResponseOf('GiftListResponse', { details: [GiftDto] });
const AppGiftsResponse = responseOf('AppGiftsResponse', { details: [GiftDto] });

@ApiTags('gifts')
@Controller('admin/gifts')
export class GiftController {
  constructor(@InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>) {}

  @Endpoint('POST', 'addGifts', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a gift',
    response: GiftResponse,
    message: 'Gift added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addGift(@Body() gift: AddGiftDto) {
    return { details: toGiftDto(await this.gifts.add(gift)) };
  }

  @Endpoint('POST', 'updategifts', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a gift',
    response: GiftResponse,
    message: 'Gift updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateGift(@Body() { id, ...gift }: UpdateGiftDto) {
    return { details: await this.gifts.edit(id, gift, toGiftDto) };
  }

  @Endpoint('DELETE', 'deletegifts/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a gift; it can be restored for 30 days',
    response: Envelope,
    message: 'Gift deleted',
  })
  async deleteGift(@Param() { id }: IdDto) {
    await this.gifts.remove(id);
  }

  @Endpoint('GET', 'getgifts', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the gifts in the order of the app',
    response: GiftListResponse,
    list: { names: ['gifts'], live: 'catalogues', kind: 'gifts' },
  })
  async listGifts(@Query() query: GiftListQuery) {
    const { records, ...counts } = await this.gifts.list(query, pageOf(query));
    return { details: records.map(toGiftDto), ...counts };
  }

  @Endpoint('GET', 'fetchGift', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one gift',
    response: GiftResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchGift(@Query() { id }: IdDto) {
    return { details: toGiftDto(await this.gifts.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppGiftController {
  constructor(@InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>) {}

  @Endpoint('GET', 'gifts', {
    roles: ['user'],
    summary: 'List the gifts in the order set by staff',
    response: AppGiftsResponse,
  })
  fetchAppGifts(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.gifts, toGiftDto, http);
  }
}
