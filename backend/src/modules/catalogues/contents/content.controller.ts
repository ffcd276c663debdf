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
  AddContentDto,
  ContentDto,
  ContentListQuery,
  toContentDto,
  UpdateContentDto,
} from './content.dto.js';
import { Content } from './content.schema.js';

const ContentResponse = responseOf('ContentResponse', { details: ContentDto });
const ContentListResponse = listResponseOf('ContentListResponse', { details: [ContentDto] });
const AppContentsResponse = responseOf('AppContentsResponse', { details: [ContentDto] });

@ApiTags('contents')
@Controller('admin/content')
export class ContentController {
  constructor(@InjectCatalogue(Content) private readonly contents: Catalogue<Content>) {}

  @Endpoint('POST', 'addcontent', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a content title',
    response: ContentResponse,
    message: 'Content title added',
  })
  async addContent(@Body() content: AddContentDto) {
    return { details: toContentDto(await this.contents.add(content)) };
  }

  @Endpoint('POST', 'updateContent', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a content title',
    response: ContentResponse,
    message: 'Content title updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async updateContent(@Body() { id, ...content }: UpdateContentDto) {
    return { details: await this.contents.edit(id, content, toContentDto) };
  }

  @Endpoint('DELETE', 'deleteContent/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a content title; it can be restored for 30 days',
    response: Envelope,
    message: 'Content title deleted',
  })
  async deleteContent(@Param() { id }: IdDto) {
    await this.contents.remove(id);
  }

  @Endpoint('GET', 'getContent', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the content titles',
    response: ContentListResponse,
    list: { names: ['contents'], live: 'catalogues', kind: 'contents' },
  })
  async listContents(@Query() query: ContentListQuery) {
    const { records, ...counts } = await this.contents.list(query, pageOf(query));
    return { details: records.map(toContentDto), ...counts };
  }

  @Endpoint('GET', 'fetchContent', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one content title',
    response: ContentResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchContent(@Query() { id }: IdDto) {
    return { details: toContentDto(await this.contents.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppContentController {
  constructor(@InjectCatalogue(Content) private readonly contents: Catalogue<Content>) {}

  @Endpoint('GET', 'contents', {
    roles: ['user'],
    summary: 'List the titles under which the app groups its content, newest first',
    response: AppContentsResponse,
  })
  fetchAppContents(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.contents, toContentDto, http);
  }
}
