import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listAnswer } from '../../api/answer.js';
import { Endpoint } from '../../api/endpoint.js';
import { ListQuery, pageOf } from '../../api/list-query.js';
import { Tag, toTag } from './tag.dto.js';
import { TagService } from './tag.service.js';

const TagListAnswer = listAnswer('TagListAnswer', { details: [Tag] });

@ApiTags('tags')
@Controller('admin/tag')
export class TagController {
  constructor(private readonly tags: TagService) {}

  @Endpoint('GET', 'getTag', {
    roles: ['admin'],
    summary: 'List the official tags by title',
    answers: TagListAnswer,
  })
  async listTags(@Query() query: ListQuery) {
    const { records, ...counts } = await this.tags.list(query.search, pageOf(query));
    return { details: records.map(toTag), ...counts };
  }
}
