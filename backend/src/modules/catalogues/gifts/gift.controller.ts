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
import { AddGiftDto, GiftResponse, GiftListQuery, toGiftResponse, UpdateGiftDto } from './gift.dto.js';
import { Gift } from './gift.schema.js';

const GiftAnswer = answer('GiftAnswer', { details: GiftResponse });
const GiftListAnswer = listAnswer('GiftListAnswer', { details: [GiftResponse] });
const AppGiftsAnswer = answer('AppGiftsAnswer', { details: [GiftResponse] });

@ApiTags('gifts')
@Controller('admin/gifts')
export class GiftController {
  constructor(@InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>) {}

  @Endpoint('POST', 'addGifts', {
    roles: ['admin'],
    summary: 'Add a gift',
    response: GiftAnswer,
    message: 'Gift added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addGift(@Body() gift: AddGiftDto) {
    return { details: toGiftResponse(await this.gifts.add(gift)) };
  }

  @Endpoint('POST', 'updategifts', {
    roles: ['admin'],
    summary: 'Change a gift',
    response: GiftAnswer,
    message: 'Gift updated',
    form: true,
    errors: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateGift(@Body() { id, ...gift }: UpdateGiftDto) {
    return { details: toGiftResponse(await this.gifts.update(id, gift)) };
  }

  @Endpoint('DELETE', 'deletegifts/:id', {
    roles: ['admin'],
    summary: 'Delete a gift: 30 days in the trash',
    response: Envelope,
    message: 'Gift deleted',
  })
  async deleteGift(@Param() { id }: IdDto) {
    await this.gifts.remove(id);
  }

  @Endpoint('GET', 'getgifts', {
    roles: ['admin'],
    summary: 'List the gifts in the order of the app',
    response: GiftListAnswer,
  })
  async listGifts(@Query() query: GiftListQuery) {
    const { records, ...counts } = await this.gifts.list(query, pageOf(query));
    return { details: records.map(toGiftResponse), ...counts };
  }

  @Endpoint('GET', 'fetchGift', {
    roles: ['admin'],
    summary: 'Read one gift',
    response: GiftAnswer,
    errors: ['NOT_FOUND'],
  })
  async fetchGift(@Query() { id }: IdDto) {
    return { details: toGiftResponse(await this.gifts.find(id)) };
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppGiftController {
  constructor(@InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>) {}

  @Endpoint('GET', 'gifts', {
    roles: ['user'],
    summary: 'The gifts, in the order that staff gave them',
    response: AppGiftsAnswer,
  })
  fetchAppGifts(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.gifts, toGiftResponse, http);
  }
}
