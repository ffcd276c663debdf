import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddGiftDto, Gift, GiftListQuery, toGift, UpdateGiftDto } from './gift.dto.js';
import { Gift as GiftRecord } from './gift.schema.js';

const GiftAnswer = answer('GiftAnswer', { details: Gift });
const GiftListAnswer = listAnswer('GiftListAnswer', { details: [Gift] });

@ApiTags('gifts')
@Controller('admin/gifts')
export class GiftController {
  constructor(@InjectCatalogue(GiftRecord) private readonly gifts: Catalogue<GiftRecord>) {}

  @Endpoint('POST', 'addGifts', {
    roles: ['admin'],
    summary: 'Add a gift',
    answers: GiftAnswer,
    says: 'Gift added',
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async addGift(@Body() gift: AddGiftDto) {
    return { details: toGift(await this.gifts.add(gift)) };
  }

  @Endpoint('POST', 'updategifts', {
    roles: ['admin'],
    summary: 'Change a gift',
    answers: GiftAnswer,
    says: 'Gift updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateGift(@Body() { id, ...gift }: UpdateGiftDto) {
    return { details: toGift(await this.gifts.update(id, gift)) };
  }

  @Endpoint('DELETE', 'deletegifts/:id', {
    roles: ['admin'],
    summary: 'Delete a gift: 30 days in the trash',
    answers: Envelope,
    says: 'Gift deleted',
  })
  async deleteGift(@Param() { id }: IdDto) {
    await this.gifts.remove(id);
  }

  @Endpoint('GET', 'getgifts', {
    roles: ['admin'],
    summary: 'List the gifts in the order of the app',
    answers: GiftListAnswer,
  })
  async listGifts(@Query() query: GiftListQuery) {
    const { records, ...counts } = await this.gifts.list(query, pageOf(query));
    return { details: records.map(toGift), ...counts };
  }

  @Endpoint('GET', 'fetchGift', {
    roles: ['admin'],
    summary: 'Read one gift',
    answers: GiftAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchGift(@Query() { id }: IdDto) {
    return { details: toGift(await this.gifts.find(id)) };
  }
}
