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
import { AddTagDto, TagDto, TagListQuery, toTagDto, UpdateTagDto } from './tag.dto.js';
import { Tag } from './tag.schema.js';

const TagResponse = responseOf('TagResponse', { details: TagDto });
const TagListResponse = listResponseOf('TagListResponse', { details: [TagDto] });
const AppTagsResponse = responseOf('AppTagsResponse', { details: [TagDto] });

@ApiTags('tags')
@Controller('admin/tag')
export class TagController {
  constructor(@InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>) {}

  @Endpoint('POST', 'addTag', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add an official tag',
    response: TagResponse,
    message: 'Official tag added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addTag(@Body() tag: AddTagDto) {
    return { details: toTagDto(await this.tags.add(tag)) };
  }

  @Endpoint('POST', 'updateTag', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change an official tag',
    response: TagResponse,
    message: 'Official tag updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateTag(@Body() { id, ...tag }: UpdateTagDto) {
    return { details: await this.tags.edit(id, tag, toTagDto) };
  }

  @Endpoint('DELETE', 'deleteTag/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete an official tag; it can be restored for 30 days',
    response: Envelope,
    message: 'Official tag deleted',
  })
  async deleteTag(@Param() { id }: IdDto) {
    await this.tags.remove(id);
  }

  @Endpoint('GET', 'getTag', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the official tags by title',
    response: TagListResponse,
    list: { names: ['tags'], live: 'catalogues', kind: 'tags' },
  })
  async listTags(@Query() query: TagListQuery) {
    const { records, ...counts } = await this.tags.list(query, pageOf(query));
    return { details: records.map(toTagDto), ...counts };
  }

  @Endpoint('GET', 'fetchTag', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one official tag',
    response: TagResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchTag(@Query() { id }: IdDto) {
    return { details: toTagDto(await this.tags.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppTagController {
  constructor(@InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>) {}

  @Endpoint('GET', 'tags', {
    roles: ['user'],
    summary: 'List the official tags by title',
    response: AppTagsResponse,
  })
  fetchAppTags(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.tags, toTagDto, http);
  }
}
