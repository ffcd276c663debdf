import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddTagDto, Tag, TagListQuery, toTag, UpdateTagDto } from './tag.dto.js';
import { Tag as TagRecord } from './tag.schema.js';

const TagAnswer = answer('TagAnswer', { details: Tag });
const TagListAnswer = listAnswer('TagListAnswer', { details: [Tag] });

@ApiTags('tags')
@Controller('admin/tag')
export class TagController {
  constructor(@InjectCatalogue(TagRecord) private readonly tags: Catalogue<TagRecord>) {}

  @Endpoint('POST', 'addTag', {
    roles: ['admin'],
    summary: 'Add an official tag',
    answers: TagAnswer,
    says: 'Official tag added',
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async addTag(@Body() tag: AddTagDto) {
    return { details: toTag(await this.tags.add(tag)) };
  }

  @Endpoint('POST', 'updateTag', {
    roles: ['admin'],
    summary: 'Change an official tag',
    answers: TagAnswer,
    says: 'Official tag updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateTag(@Body() { id, ...tag }: UpdateTagDto) {
    return { details: toTag(await this.tags.update(id, tag)) };
  }

  @Endpoint('DELETE', 'deleteTag/:id', {
    roles: ['admin'],
    summary: 'Delete an official tag: 30 days in the trash',
    answers: Envelope,
    says: 'Official tag deleted',
  })
  async deleteTag(@Param() { id }: IdDto) {
    await this.tags.remove(id);
  }

  @Endpoint('GET', 'getTag', {
    roles: ['admin'],
    summary: 'List the official tags by title',
    answers: TagListAnswer,
  })
  async listTags(@Query() query: TagListQuery) {
    const { records, ...counts } = await this.tags.list(query, pageOf(query));
    return { details: records.map(toTag), ...counts };
  }

  @Endpoint('GET', 'fetchTag', {
    roles: ['admin'],
    summary: 'Read one official tag',
    answers: TagAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchTag(@Query() { id }: IdDto) {
    return { details: toTag(await this.tags.find(id)) };
  }
}
