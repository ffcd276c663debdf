import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../api/answer.js';
import { Endpoint } from '../../api/endpoint.js';
import { AppError } from '../../api/errors.js';
import { IdDto } from '../../api/id.dto.js';
import { pageOf } from '../../api/list-query.js';
import type { Catalogue } from '../shared/catalogue.service.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddFrameLevelDto, FrameLevel, toFrameLevel, UpdateFrameLevelDto } from './frame-level.dto.js';
import { FrameLevel as FrameLevelRecord } from './frame-level.schema.js';

const FrameLevelAnswer = answer('FrameLevelAnswer', { details: FrameLevel });
const FrameLevelListAnswer = listAnswer('FrameLevelListAnswer', { details: [FrameLevel] });

@ApiTags('frame-levels')
@Controller('admin/frame')
export class FrameLevelController {
  constructor(@InjectCatalogue(FrameLevelRecord) private readonly levels: Catalogue<FrameLevelRecord>) {}

  @Endpoint('GET', 'framelevel', {
    roles: ['admin'],
    summary: 'List the frame levels, lowest first',
    answers: FrameLevelListAnswer,
  })
  async listFrameLevels() {
    const { records, ...counts } = await this.levels.list({}, pageOf({}));
    return { details: records.map(toFrameLevel), ...counts };
  }

  @Endpoint('POST', 'addframelevel', {
    roles: ['admin'],
    summary: 'Add a frame level',
    answers: FrameLevelAnswer,
    says: 'Frame level added',
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async addFrameLevel(@Body() level: AddFrameLevelDto) {
    return { details: toFrameLevel(await this.levels.add(level)) };
  }

  @Endpoint('PATCH', 'updateframelevel', {
    roles: ['admin'],
    summary: 'Change a frame level',
    answers: FrameLevelAnswer,
    says: 'Frame level updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateFrameLevel(@Query() { id }: IdDto, @Body() { id: named, ...level }: UpdateFrameLevelDto) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: toFrameLevel(await this.levels.update(id, level)) };
  }

  @Endpoint('DELETE', 'framelevel', {
    roles: ['admin'],
    summary: 'Delete a frame level: 30 days in the trash',
    answers: Envelope,
    says: 'Frame level deleted',
    fails: ['NOT_FOUND'],
  })
  async deleteFrameLevel(@Query() { id }: IdDto) {
    await this.levels.remove(id);
  }
}
