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
import { AddGiftDto, GiftDto, GiftListQuery, toGiftDto, UpdateGiftDto } from './gift.dto.js';
import { Gift } from './gift.schema.js';

const GiftResponse = responseOf('GiftResponse', { details: GiftDto });
const GiftListResponse = listResponseOf('GiftListResponse', { details: [GiftDto] });
const AppGiftsResponse = responseOf('AppGiftsResponse', { details: [GiftDto] });

@ApiTags('gifts')
@Controller('admin/gifts')
export class GiftController {
  constructor(@InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>) {}

  @Adds('addGifts', 'a gift', GiftResponse)
  async addGift(@Body() gift: AddGiftDto) {
    return { details: toGiftDto(await this.gifts.add(gift)) };
  }

  @Changes('updategifts', 'a gift', GiftResponse)
  async updateGift(@Body() { id, ...gift }: UpdateGiftDto) {
    return { details: await this.gifts.edit(id, gift, toGiftDto) };
  }

  @Deletes('deletegifts/:id', 'a gift')
  async deleteGift(@Param() { id }: IdDto) {
    await this.gifts.remove(id);
  }

  @Lists('getgifts', 'gifts', GiftListResponse, {
    one: 'Gift',
    many: 'Gifts',
    summary: 'List the gifts in the order of the app',
  })
  async listGifts(@Query() query: GiftListQuery) {
    const { records, ...counts } = await this.gifts.list(query, pageOf(query));
    return { details: records.map(toGiftDto), ...counts };
  }

  @Reads('fetchGift', 'a gift', GiftResponse)
  async fetchGift(@Query() { id }: IdDto) {
    return { details: toGiftDto(await this.gifts.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppGiftController {
  constructor(@InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>) {}

  @ListsForApp('gifts', AppGiftsResponse, 'List the gifts in the order set by staff')
  fetchAppGifts(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.gifts, toGiftDto, http);
  }
}
