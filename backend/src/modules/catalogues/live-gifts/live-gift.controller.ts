import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { fieldError } from '../../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { LiveGiftCategory } from '../live-gift-categories/live-gift-category.schema.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddLiveGiftDto,
  LiveGiftDto,
  LiveGiftListQuery,
  toLiveGiftDto,
  UpdateLiveGiftDto,
} from './live-gift.dto.js';
import { LiveGift } from './live-gift.schema.js';

const LiveGiftResponse = responseOf('LiveGiftResponse', { details: LiveGiftDto });
const LiveGiftListResponse = listResponseOf('LiveGiftListResponse', { details: [LiveGiftDto] });
const AppLiveGiftsResponse = responseOf('AppLiveGiftsResponse', { details: [LiveGiftDto] });

@ApiTags('live-gifts')
@Controller('admin/livegifts')
export class LiveGiftController {
  constructor(
    @InjectCatalogue(LiveGift) private readonly gifts: Catalogue<LiveGift>,
    @InjectCatalogue(LiveGiftCategory) private readonly categories: Catalogue<LiveGiftCategory>,
  ) {}

  @Adds('addlivegifts', 'a live gift', LiveGiftResponse, {
    message: 'Gift added successfully!',
    errors: ['NOT_FOUND'],
  })
  async addLiveGift(@Body() liveGift: AddLiveGiftDto) {
    const category = await this.categoryOf(liveGift.category);
    return { details: toLiveGiftDto(await this.gifts.add({ ...liveGift, category })) };
  }

  @Changes('updatelivegifts', 'a live gift', LiveGiftResponse)
  async updateLiveGift(@Body() { id, ...liveGift }: UpdateLiveGiftDto) {
    const category = liveGift.category ? { category: await this.categoryOf(liveGift.category) } : {};
    const { category: _named, ...fields } = liveGift;
    return { details: await this.gifts.edit(id, { ...fields, ...category }, toLiveGiftDto) };
  }

  @Deletes('deletelivegifts/:id', 'a live gift')
  async deleteLiveGift(@Param() { id }: IdDto) {
    await this.gifts.remove(id);
  }

  @Lists('getlivegifts', 'live-gifts', LiveGiftListResponse, {
    one: 'Live gift',
    many: 'Live gifts',
    summary: 'List the live gifts in the order of the app',
  })
  async listLiveGifts(@Query() query: LiveGiftListQuery) {
    const where = query.category ? { category: new Types.ObjectId(query.category) } : {};
    const { records, ...counts } = await this.gifts.list(query, pageOf(query), where);
    return { details: records.map(toLiveGiftDto), ...counts };
  }

  @Reads('fetchlivegifts', 'a live gift', LiveGiftResponse)
  async fetchLiveGift(@Query() { id }: IdDto) {
    return { details: toLiveGiftDto(await this.gifts.find(id)) };
  }

  private async categoryOf(id: string): Promise<Types.ObjectId> {
    if (!(await this.categories.exists(id))) {
      throw fieldError('category', 'This category does not exist', 'NOT_FOUND');
    }
    return new Types.ObjectId(id);
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppLiveGiftController {
  constructor(@InjectCatalogue(LiveGift) private readonly gifts: Catalogue<LiveGift>) {}

  @ListsForApp(
    'live-gifts',
    AppLiveGiftsResponse,
    'List the animated gifts of live sessions in the order set by staff',
  )
  fetchAppLiveGifts(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.gifts, toLiveGiftDto, http);
  }
}
