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
import { AddTagDto, TagResponse, TagListQuery, toTagResponse, UpdateTagDto } from './tag.dto.js';
import { Tag } from './tag.schema.js';

const TagAnswer = answer('TagAnswer', { details: TagResponse });
const TagListAnswer = listAnswer('TagListAnswer', { details: [TagResponse] });
const AppTagsAnswer = answer('AppTagsAnswer', { details: [TagResponse] });

@ApiTags('tags')
@Controller('admin/tag')
export class TagController {
  constructor(@InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>) {}

  @Endpoint('POST', 'addTag', {
    roles: ['admin'],
    summary: 'Add an official tag',
    response: TagAnswer,
    message: 'Official tag added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addTag(@Body() tag: AddTagDto) {
    return { details: toTagResponse(await this.tags.add(tag)) };
  }

  @Endpoint('POST', 'updateTag', {
    roles: ['admin'],
    summary: 'Change an official tag',
    response: TagAnswer,
    message: 'Official tag updated',
    form: true,
    errors: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateTag(@Body() { id, ...tag }: UpdateTagDto) {
    return { details: toTagResponse(await this.tags.update(id, tag)) };
  }

  @Endpoint('DELETE', 'deleteTag/:id', {
    roles: ['admin'],
    summary: 'Delete an official tag: 30 days in the trash',
    response: Envelope,
    message: 'Official tag deleted',
  })
  async deleteTag(@Param() { id }: IdDto) {
    await this.tags.remove(id);
  }

  @Endpoint('GET', 'getTag', {
    roles: ['admin'],
    summary: 'List the official tags by title',
    response: TagListAnswer,
  })
  async listTags(@Query() query: TagListQuery) {
    const { records, ...counts } = await this.tags.list(query, pageOf(query));
    return { details: records.map(toTagResponse), ...counts };
  }

  @Endpoint('GET', 'fetchTag', {
    roles: ['admin'],
    summary: 'Read one official tag',
    response: TagAnswer,
    errors: ['NOT_FOUND'],
  })
  async fetchTag(@Query() { id }: IdDto) {
    return { details: toTagResponse(await this.tags.find(id)) };
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppTagController {
  constructor(@InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>) {}

  @Endpoint('GET', 'tags', {
    roles: ['user'],
    summary: 'The official tags, by title',
    response: AppTagsAnswer,
  })
  fetchAppTags(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.tags, toTagResponse, http);
  }
}
