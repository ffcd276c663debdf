import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Types } from 'mongoose';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { fieldError } from '../../../core/errors.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Deletes, Lists, ListsForApp } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { EntryEffect } from '../entry-effects/entry-effect.schema.js';
import { Frame } from '../frames/frame.schema.js';
import { Theme } from '../themes/theme.schema.js';
import { Vip } from '../vips/vip.schema.js';
import {
  AddVipItemDto,
  BringsDto,
  checkBrings,
  toVipItemDto,
  VipItemDto,
  VipItemListQuery,
} from './vip-item.dto.js';
import { BROUGHT_KINDS, type BroughtKind, VipItem } from './vip-item.schema.js';

const VipItemResponse = responseOf('VipItemResponse', { details: VipItemDto });
const VipItemListResponse = listResponseOf('VipItemListResponse', { details: [VipItemDto] });
const AppVipItemsResponse = responseOf('AppVipItemsResponse', { details: [VipItemDto] });

@ApiTags('vip-items')
@Controller('admin/vip')
export class VipItemController {
  private readonly brought: Record<BroughtKind, Pick<Catalogue<Frame>, 'exists' | 'named'>>;

  constructor(
    @InjectCatalogue(VipItem) private readonly items: Catalogue<VipItem>,
    @InjectCatalogue(Vip) private readonly vips: Catalogue<Vip>,
    @InjectCatalogue(EntryEffect) entryEffects: Catalogue<EntryEffect>,
    @InjectCatalogue(Frame) frames: Catalogue<Frame>,
    @InjectCatalogue(Theme) themes: Catalogue<Theme>,
  ) {
    this.brought = { 'entry-effects': entryEffects, frames, themes };
  }

  @Lists('fetchVipCat', 'vip-items', VipItemListResponse, {
    one: 'VIP item',
    many: 'VIP items',
    summary: 'List the items of a VIP pack in the order of the app',
    errors: ['NOT_FOUND'],
  })
  async listVipItems(@Query() query: VipItemListQuery) {
    const { _id: vip } = await this.vips.find(query.id);
    const { records, ...counts } = await this.items.list(query, pageOf(query), { vip });
    return { details: await this.describe(records), ...counts };
  }

  @Adds('addVipPack', 'an item to a VIP pack', VipItemResponse, {
    message: 'Item added',
    errors: ['NOT_FOUND'],
  })
  async addVipItem(@Body() { vipId, itemId, ...item }: AddVipItemDto) {
    await this.assertBrings(item.itemKind, itemId);
    if (!(await this.vips.exists(vipId)))
      throw fieldError('vipId', 'This VIP pack does not exist', 'NOT_FOUND');
    return {
      details: toVipItemDto(
        await this.items.add({ ...item, vip: new Types.ObjectId(vipId), itemId: idOf(itemId) }),
      ),
    };
  }

  @Endpoint('POST', 'brings', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Set what an item of a VIP pack brings to later buyers of the pack',
    response: VipItemResponse,
    touches: ['vip-items'],
    message: 'Saved',
    errors: ['NOT_FOUND'],
  })
  async setBrings(@Body() { id, itemKind, itemId }: BringsDto) {
    await this.assertBrings(itemKind, itemId);
    const brings = { itemKind: itemKind ?? null, itemId: idOf(itemId) };
    return { details: toVipItemDto(await this.items.update(id, brings)) };
  }

  @Deletes('deleteVipPack/:id', 'an item of a VIP pack', { message: 'Item deleted' })
  async deleteVipItem(@Param() { id }: IdDto) {
    await this.items.remove(id);
  }

  /** Converts items for staff, with the names of what they bring. */
  private async describe(items: VipItem[]): Promise<VipItemDto[]> {
    const named = await Promise.all(
      BROUGHT_KINDS.map((kind) => {
        const ids = items.flatMap(({ itemKind, itemId }) => (itemKind === kind && itemId ? [itemId] : []));
        return this.brought[kind].named(
          ids.map((id) => id.toHexString()),
          false,
        );
      }),
    );
    const titles = new Map(named.flat().map(({ id, label }) => [id, label]));
    return items.map(toVipItemDto).map(({ item, ...shown }) => ({
      ...shown,
      ...(item && { item: { ...item, title: titles.get(item.id) ?? '' } }),
    }));
  }

  /** Rejects half a reference, and one to a record that does not exist. */
  private async assertBrings(itemKind: BroughtKind | undefined, itemId: string | undefined): Promise<void> {
    checkBrings({ itemKind, itemId });
    if (itemKind && itemId && !(await this.brought[itemKind].exists(itemId)))
      throw fieldError('itemId', 'This does not exist', 'NOT_FOUND');
  }
}

const idOf = (id: string | undefined) => (id ? new Types.ObjectId(id) : null);

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppVipItemController {
  constructor(@InjectCatalogue(VipItem) private readonly items: Catalogue<VipItem>) {}

  @ListsForApp('vip-items', AppVipItemsResponse, 'List the items of the VIP packs, in the order set by staff')
  fetchAppVipItems(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.items, toVipItemDto, http);
  }
}
