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
import { AddTagDto, TagDto, TagListQuery, toTagDto, UpdateTagDto } from './tag.dto.js';
import { Tag } from './tag.schema.js';

const TagResponse = responseOf('TagResponse', { details: TagDto });
const TagListResponse = listResponseOf('TagListResponse', { details: [TagDto] });
const AppTagsResponse = responseOf('AppTagsResponse', { details: [TagDto] });

@ApiTags('tags')
@Controller('admin/tag')
export class TagController {
  constructor(@InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>) {}

  @Adds('addTag', 'an official tag', TagResponse)
  async addTag(@Body() tag: AddTagDto) {
    return { details: toTagDto(await this.tags.add(tag)) };
  }

  @Changes('updateTag', 'an official tag', TagResponse)
  async updateTag(@Body() { id, ...tag }: UpdateTagDto) {
    return { details: await this.tags.edit(id, tag, toTagDto) };
  }

  @Deletes('deleteTag/:id', 'an official tag')
  async deleteTag(@Param() { id }: IdDto) {
    await this.tags.remove(id);
  }

  @Lists('getTag', 'tags', TagListResponse, {
    one: 'Official tag',
    many: 'Official tags',
    summary: 'List the official tags by title',
  })
  async listTags(@Query() query: TagListQuery) {
    const { records, ...counts } = await this.tags.list(query, pageOf(query));
    return { details: records.map(toTagDto), ...counts };
  }

  @Reads('fetchTag', 'an official tag', TagResponse)
  async fetchTag(@Query() { id }: IdDto) {
    return { details: toTagDto(await this.tags.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppTagController {
  constructor(@InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>) {}

  @ListsForApp('tags', AppTagsResponse, 'List the official tags by title')
  fetchAppTags(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.tags, toTagDto, http);
  }
}
