import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddContentDto, Content, ContentListQuery, toContent, UpdateContentDto } from './content.dto.js';
import { Content as ContentRecord } from './content.schema.js';

const ContentAnswer = answer('ContentAnswer', { details: Content });
const ContentListAnswer = listAnswer('ContentListAnswer', { details: [Content] });

@ApiTags('contents')
@Controller('admin/content')
export class ContentController {
  constructor(@InjectCatalogue(ContentRecord) private readonly contents: Catalogue<ContentRecord>) {}

  @Endpoint('POST', 'addcontent', {
    roles: ['admin'],
    summary: 'Add a content title',
    answers: ContentAnswer,
    says: 'Content title added',
  })
  async addContent(@Body() content: AddContentDto) {
    return { details: toContent(await this.contents.add(content)) };
  }

  @Endpoint('POST', 'updateContent', {
    roles: ['admin'],
    summary: 'Change a content title',
    answers: ContentAnswer,
    says: 'Content title updated',
    fails: ['NOT_FOUND'],
  })
  async updateContent(@Body() { id, ...content }: UpdateContentDto) {
    return { details: toContent(await this.contents.update(id, content)) };
  }

  @Endpoint('DELETE', 'deleteContent/:id', {
    roles: ['admin'],
    summary: 'Delete a content title: 30 days in the trash',
    answers: Envelope,
    says: 'Content title deleted',
  })
  async deleteContent(@Param() { id }: IdDto) {
    await this.contents.remove(id);
  }

  @Endpoint('GET', 'getContent', {
    roles: ['admin'],
    summary: 'List the content titles',
    answers: ContentListAnswer,
  })
  async listContents(@Query() query: ContentListQuery) {
    const { records, ...counts } = await this.contents.list(query, pageOf(query));
    return { details: records.map(toContent), ...counts };
  }

  @Endpoint('GET', 'fetchContent', {
    roles: ['admin'],
    summary: 'Read one content title',
    answers: ContentAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchContent(@Query() { id }: IdDto) {
    return { details: toContent(await this.contents.find(id)) };
  }
}
