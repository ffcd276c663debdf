import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { AnswersNotModified, readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddFrameLevelDto,
  FrameLevelResponse,
  FrameLevelListQuery,
  toFrameLevelResponse,
  UpdateFrameLevelDto,
  AppFrameLevelResponse,
  toAppFrameLevelResponse,
} from './frame-level.dto.js';
import { FrameLevel } from './frame-level.schema.js';

const FrameLevelAnswer = answer('FrameLevelAnswer', { details: FrameLevelResponse });
const FrameLevelListAnswer = listAnswer('FrameLevelListAnswer', { details: [FrameLevelResponse] });
const AppFrameLevelsAnswer = answer('AppFrameLevelsAnswer', { details: [AppFrameLevelResponse] });

@ApiTags('frame-levels')
@Controller('admin/frame')
export class FrameLevelController {
  constructor(@InjectCatalogue(FrameLevel) private readonly levels: Catalogue<FrameLevel>) {}

  @Endpoint('GET', 'framelevel', {
    roles: ['admin'],
    summary: 'List the frame levels, lowest first',
    response: FrameLevelListAnswer,
  })
  async listFrameLevels(@Query() query: FrameLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('POST', 'addframelevel', {
    roles: ['admin'],
    summary: 'Add a frame level',
    response: FrameLevelAnswer,
    message: 'Frame level added',
    form: true,
    errors: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addFrameLevel(@Body() level: AddFrameLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Endpoint('PATCH', 'updateframelevel', {
    roles: ['admin'],
    summary: 'Change a frame level',
    response: FrameLevelAnswer,
    message: 'Frame level updated',
    form: true,
    errors: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'],
  })
  async updateFrameLevel(@Query() { id }: IdDto, @Body() { id: named, ...level }: UpdateFrameLevelDto) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.show(await this.levels.update(id, level)) };
  }

  @Endpoint('DELETE', 'framelevel', {
    roles: ['admin'],
    summary: 'Delete a frame level: 30 days in the trash',
    response: Envelope,
    message: 'Frame level deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteFrameLevel(@Query() { id }: IdDto) {
    await this.levels.remove(id);
  }

  private async show(level: FrameLevel): Promise<FrameLevelResponse> {
    const repeated = await this.levels.repeatedLevels([level]);
    return toFrameLevelResponse(level, { repeated: repeated.has(level.level) });
  }

  private async showAll(levels: FrameLevel[]): Promise<FrameLevelResponse[]> {
    const repeated = await this.levels.repeatedLevels(levels);
    return levels.map((level) => toFrameLevelResponse(level, { repeated: repeated.has(level.level) }));
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppFrameLevelController {
  constructor(@InjectCatalogue(FrameLevel) private readonly levels: Catalogue<FrameLevel>) {}

  @Endpoint('GET', 'frame-levels', {
    roles: ['user'],
    summary: 'The frames of levels, lowest first',
    response: AppFrameLevelsAnswer,
  })
  fetchAppFrameLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppFrameLevelResponse, http);
  }
}
