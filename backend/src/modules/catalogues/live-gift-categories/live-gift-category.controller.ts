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

  @Endpoint('POST', 'addLiveGiftscategory', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a live gift category',
    response: LiveGiftCategoryResponse,
    message: 'Live gift category added',
  })
  async addLiveGiftCategory(@Body() liveGiftCategory: AddLiveGiftCategoryDto) {
    return { details: toLiveGiftCategoryDto(await this.categories.add(liveGiftCategory)) };
  }

  @Endpoint('POST', 'updateLiveGiftscategory', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a live gift category',
    response: LiveGiftCategoryResponse,
    message: 'Live gift category updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async updateLiveGiftCategory(@Body() { id, ...liveGiftCategory }: UpdateLiveGiftCategoryDto) {
    return { details: await this.categories.edit(id, liveGiftCategory, toLiveGiftCategoryDto) };
  }

  @Endpoint('DELETE', 'deleteLiveGiftscategory/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a live gift category; it can be restored for 30 days',
    response: Envelope,
    message: 'Live gift category deleted',
  })
  async deleteLiveGiftCategory(@Param() { id }: IdDto) {
    await this.categories.remove(id);
  }

  @Endpoint('GET', 'getLiveGiftscategory', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the live gift categories in the order of the app',
    response: LiveGiftCategoryListResponse,
    list: { names: ['live-gift-categories'], live: 'catalogues', kind: 'live-gift-categories' },
  })
  async listLiveGiftCategories(@Query() query: LiveGiftCategoryListQuery) {
    const { records, ...counts } = await this.categories.list(query, pageOf(query));
    return { details: records.map(toLiveGiftCategoryDto), ...counts };
  }

  @Endpoint('GET', 'fetchLiveGiftscategory', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one live gift category',
    response: LiveGiftCategoryResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchLiveGiftCategory(@Query() { id }: IdDto) {
    return { details: toLiveGiftCategoryDto(await this.categories.find(id)) };
  }
}

/** Changes a live gift category under a second documented path (docs/wire-contract.md). */
@ApiTags('live-gift-categories')
@Controller('admin/Plan')
export class LiveGiftCategoryAliasController {
  constructor(@InjectCatalogue(LiveGiftCategory) private readonly categories: Catalogue<LiveGiftCategory>) {}

  @Endpoint('POST', 'updateLiveGiftscategory', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a live gift category under the other documented path',
    response: LiveGiftCategoryResponse,
    message: 'Live gift category updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
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

  @Endpoint('GET', 'live-gift-categories', {
    roles: ['user'],
    summary: 'List the categories of live gifts in the order set by staff',
    response: AppLiveGiftCategoriesResponse,
  })
  fetchAppLiveGiftCategories(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.categories, toLiveGiftCategoryDto, http);
  }
}
