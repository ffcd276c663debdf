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

  @Adds('addcontent', 'a content title', ContentResponse, { files: false })
  async addContent(@Body() content: AddContentDto) {
    return { details: toContentDto(await this.contents.add(content)) };
  }

  @Changes('updateContent', 'a content title', ContentResponse, { files: false })
  async updateContent(@Body() { id, ...content }: UpdateContentDto) {
    return { details: await this.contents.edit(id, content, toContentDto) };
  }

  @Deletes('deleteContent/:id', 'a content title')
  async deleteContent(@Param() { id }: IdDto) {
    await this.contents.remove(id);
  }

  @Lists('getContent', 'contents', ContentListResponse, {
    one: 'Content',
    many: 'Content',
    summary: 'List the content titles',
  })
  async listContents(@Query() query: ContentListQuery) {
    const { records, ...counts } = await this.contents.list(query, pageOf(query));
    return { details: records.map(toContentDto), ...counts };
  }

  @Reads('fetchContent', 'a content title', ContentResponse)
  async fetchContent(@Query() { id }: IdDto) {
    return { details: toContentDto(await this.contents.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppContentController {
  constructor(@InjectCatalogue(Content) private readonly contents: Catalogue<Content>) {}

  @ListsForApp(
    'contents',
    AppContentsResponse,
    'List the titles under which the app groups its content, newest first',
  )
  fetchAppContents(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.contents, toContentDto, http);
  }
}
