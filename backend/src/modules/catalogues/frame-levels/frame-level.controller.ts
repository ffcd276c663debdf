import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddFrameLevelDto,
  FrameLevel,
  FrameLevelListQuery,
  toFrameLevel,
  UpdateFrameLevelDto,
} from './frame-level.dto.js';
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
  async listFrameLevels(@Query() query: FrameLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('POST', 'addframelevel', {
    roles: ['admin'],
    summary: 'Add a frame level',
    answers: FrameLevelAnswer,
    says: 'Frame level added',
    form: true,
    fails: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addFrameLevel(@Body() level: AddFrameLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Endpoint('PATCH', 'updateframelevel', {
    roles: ['admin'],
    summary: 'Change a frame level',
    answers: FrameLevelAnswer,
    says: 'Frame level updated',
    form: true,
    fails: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'],
  })
  async updateFrameLevel(@Query() { id }: IdDto, @Body() { id: named, ...level }: UpdateFrameLevelDto) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.show(await this.levels.update(id, level)) };
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

  private async show(level: FrameLevelRecord): Promise<FrameLevel> {
    const [shown] = await this.showAll([level]);
    return shown!;
  }

  private async showAll(levels: FrameLevelRecord[]): Promise<FrameLevel[]> {
    const repeated = await this.levels.repeatedLevels(levels);
    return levels.map((level) => toFrameLevel(level, { repeated: repeated.has(level.level) }));
  }
}
