import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { fieldError } from '../../../core/errors.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { LiveGiftCategory } from '../live-gift-categories/live-gift-category.schema.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddLiveGiftDto,
  LiveGift,
  LiveGiftListQuery,
  toLiveGift,
  UpdateLiveGiftDto,
} from './live-gift.dto.js';
import { LiveGift as LiveGiftRecord } from './live-gift.schema.js';

const LiveGiftAnswer = answer('LiveGiftAnswer', { details: LiveGift });
const LiveGiftListAnswer = listAnswer('LiveGiftListAnswer', { details: [LiveGift] });

@ApiTags('live-gifts')
@Controller('admin/livegifts')
export class LiveGiftController {
  constructor(
    @InjectCatalogue(LiveGiftRecord) private readonly gifts: Catalogue<LiveGiftRecord>,
    @InjectCatalogue(LiveGiftCategory) private readonly categories: Catalogue<LiveGiftCategory>,
  ) {}

  @Endpoint('POST', 'addlivegifts', {
    roles: ['admin'],
    summary: 'Add a live gift',
    answers: LiveGiftAnswer,
    says: 'Gift added successfully!',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async addLiveGift(@Body() liveGift: AddLiveGiftDto) {
    const category = await this.categoryOf(liveGift.category);
    return { details: toLiveGift(await this.gifts.add({ ...liveGift, category })) };
  }

  @Endpoint('POST', 'updatelivegifts', {
    roles: ['admin'],
    summary: 'Change a live gift',
    answers: LiveGiftAnswer,
    says: 'Gift updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateLiveGift(@Body() { id, ...liveGift }: UpdateLiveGiftDto) {
    const category = liveGift.category ? { category: await this.categoryOf(liveGift.category) } : {};
    const { category: _named, ...fields } = liveGift;
    return { details: toLiveGift(await this.gifts.update(id, { ...fields, ...category })) };
  }

  @Endpoint('DELETE', 'deletelivegifts/:id', {
    roles: ['admin'],
    summary: 'Delete a live gift: 30 days in the trash',
    answers: Envelope,
    says: 'Live gift deleted',
  })
  async deleteLiveGift(@Param() { id }: IdDto) {
    await this.gifts.remove(id);
  }

  @Endpoint('GET', 'getlivegifts', {
    roles: ['admin'],
    summary: 'List the live gifts in the order of the app',
    answers: LiveGiftListAnswer,
  })
  async listLiveGifts(@Query() query: LiveGiftListQuery) {
    const where = query.category ? { category: new Types.ObjectId(query.category) } : {};
    const { records, ...counts } = await this.gifts.list(query, pageOf(query), where);
    return { details: records.map(toLiveGift), ...counts };
  }

  @Endpoint('GET', 'fetchlivegifts', {
    roles: ['admin'],
    summary: 'Read one live gift',
    answers: LiveGiftAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchLiveGift(@Query() { id }: IdDto) {
    return { details: toLiveGift(await this.gifts.find(id)) };
  }

  private async categoryOf(id: string): Promise<Types.ObjectId> {
    if (!(await this.categories.exists(id))) {
      throw fieldError('category', 'This category does not exist', 'NOT_FOUND');
    }
    return new Types.ObjectId(id);
  }
}
