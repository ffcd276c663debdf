import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { AnswersNotModified, readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddContentDto,
  ContentResponse,
  ContentListQuery,
  toContentResponse,
  UpdateContentDto,
} from './content.dto.js';
import { Content } from './content.schema.js';

const ContentAnswer = answer('ContentAnswer', { details: ContentResponse });
const ContentListAnswer = listAnswer('ContentListAnswer', { details: [ContentResponse] });
const AppContentsAnswer = answer('AppContentsAnswer', { details: [ContentResponse] });

@ApiTags('contents')
@Controller('admin/content')
export class ContentController {
  constructor(@InjectCatalogue(Content) private readonly contents: Catalogue<Content>) {}

  @Endpoint('POST', 'addcontent', {
    roles: ['admin'],
    summary: 'Add a content title',
    response: ContentAnswer,
    message: 'Content title added',
  })
  async addContent(@Body() content: AddContentDto) {
    return { details: toContentResponse(await this.contents.add(content)) };
  }

  @Endpoint('POST', 'updateContent', {
    roles: ['admin'],
    summary: 'Change a content title',
    response: ContentAnswer,
    message: 'Content title updated',
    errors: ['NOT_FOUND'],
  })
  async updateContent(@Body() { id, ...content }: UpdateContentDto) {
    return { details: toContentResponse(await this.contents.update(id, content)) };
  }

  @Endpoint('DELETE', 'deleteContent/:id', {
    roles: ['admin'],
    summary: 'Delete a content title: 30 days in the trash',
    response: Envelope,
    message: 'Content title deleted',
  })
  async deleteContent(@Param() { id }: IdDto) {
    await this.contents.remove(id);
  }

  @Endpoint('GET', 'getContent', {
    roles: ['admin'],
    summary: 'List the content titles',
    response: ContentListAnswer,
  })
  async listContents(@Query() query: ContentListQuery) {
    const { records, ...counts } = await this.contents.list(query, pageOf(query));
    return { details: records.map(toContentResponse), ...counts };
  }

  @Endpoint('GET', 'fetchContent', {
    roles: ['admin'],
    summary: 'Read one content title',
    response: ContentAnswer,
    errors: ['NOT_FOUND'],
  })
  async fetchContent(@Query() { id }: IdDto) {
    return { details: toContentResponse(await this.contents.find(id)) };
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppContentController {
  constructor(@InjectCatalogue(Content) private readonly contents: Catalogue<Content>) {}

  @Endpoint('GET', 'contents', {
    roles: ['user'],
    summary: 'The titles under which the app groups what it shows, newest first',
    response: AppContentsAnswer,
  })
  fetchAppContents(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.contents, toContentResponse, http);
  }
}
