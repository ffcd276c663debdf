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
import {
  AddLiveGiftCategoryDto,
  LiveGiftCategoryDto,
  LiveGiftCategoryListQuery,
  toLiveGiftCategoryDto,
  UpdateLiveGiftCategoryDto,
} from './live-gift-category.dto.js';
import { LiveGiftCategory } from './live-gift-category.schema.js';

const LiveGiftCategoryResponse = responseOf('LiveGiftCategoryResponse', { details: LiveGiftCategoryDto });
const LiveGiftCategoryListResponse = listResponseOf('LiveGiftCategoryListResponse', {
  details: [LiveGiftCategoryDto],
});
const AppLiveGiftCategoriesResponse = responseOf('AppLiveGiftCategoriesResponse', {
  details: [LiveGiftCategoryDto],
});

@ApiTags('live-gift-categories')
@Controller('admin/livegiftcategory')
export class LiveGiftCategoryController {
  constructor(@InjectCatalogue(LiveGiftCategory) private readonly categories: Catalogue<LiveGiftCategory>) {}

  @Adds('addLiveGiftscategory', 'a live gift category', LiveGiftCategoryResponse, { files: false })
  async addLiveGiftCategory(@Body() liveGiftCategory: AddLiveGiftCategoryDto) {
    return { details: toLiveGiftCategoryDto(await this.categories.add(liveGiftCategory)) };
  }

  @Changes('updateLiveGiftscategory', 'a live gift category', LiveGiftCategoryResponse, { files: false })
  async updateLiveGiftCategory(@Body() { id, ...liveGiftCategory }: UpdateLiveGiftCategoryDto) {
    return { details: await this.categories.edit(id, liveGiftCategory, toLiveGiftCategoryDto) };
  }

  @Deletes('deleteLiveGiftscategory/:id', 'a live gift category')
  async deleteLiveGiftCategory(@Param() { id }: IdDto) {
    await this.categories.remove(id);
  }

  @Lists('getLiveGiftscategory', 'live-gift-categories', LiveGiftCategoryListResponse, {
    one: 'Live gift category',
    many: 'Live gift categories',
    summary: 'List the live gift categories in the order of the app',
  })
  async listLiveGiftCategories(@Query() query: LiveGiftCategoryListQuery) {
    const { records, ...counts } = await this.categories.list(query, pageOf(query));
    return { details: records.map(toLiveGiftCategoryDto), ...counts };
  }

  @Reads('fetchLiveGiftscategory', 'a live gift category', LiveGiftCategoryResponse)
  async fetchLiveGiftCategory(@Query() { id }: IdDto) {
    return { details: toLiveGiftCategoryDto(await this.categories.find(id)) };
  }
}

/** Changes a live gift category under a second documented path (docs/wire-contract.md). */
@ApiTags('live-gift-categories')
@Controller('admin/Plan')
export class LiveGiftCategoryAliasController {
  constructor(@InjectCatalogue(LiveGiftCategory) private readonly categories: Catalogue<LiveGiftCategory>) {}

  @Changes('updateLiveGiftscategory', 'a live gift category', LiveGiftCategoryResponse, {
    summary: 'Change a live gift category under the other documented path',
    files: false,
  })
  async updateLiveGiftCategoryOfPlan(@Body() { id, ...category }: UpdateLiveGiftCategoryDto) {
    return { details: await this.categories.edit(id, category, toLiveGiftCategoryDto) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppLiveGiftCategoryController {
  constructor(@InjectCatalogue(LiveGiftCategory) private readonly categories: Catalogue<LiveGiftCategory>) {}

  @ListsForApp(
    'live-gift-categories',
    AppLiveGiftCategoriesResponse,
    'List the categories of live gifts in the order set by staff',
  )
  fetchAppLiveGiftCategories(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.categories, toLiveGiftCategoryDto, http);
  }
}
