import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError } from '../../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddFrameLevelDto,
  FrameLevelDto,
  FrameLevelListQuery,
  toFrameLevelDto,
  UpdateFrameLevelDto,
  AppFrameLevelDto,
  toAppFrameLevelDto,
} from './frame-level.dto.js';
import { FrameLevel } from './frame-level.schema.js';

const FrameLevelResponse = responseOf('FrameLevelResponse', { details: FrameLevelDto });
const FrameLevelListResponse = listResponseOf('FrameLevelListResponse', { details: [FrameLevelDto] });
const AppFrameLevelsResponse = responseOf('AppFrameLevelsResponse', { details: [AppFrameLevelDto] });

@ApiTags('frame-levels')
@Controller('admin/frame')
export class FrameLevelController {
  constructor(@InjectCatalogue(FrameLevel) private readonly levels: Catalogue<FrameLevel>) {}

  @Endpoint('GET', 'framelevel', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the frame levels, lowest first',
    response: FrameLevelListResponse,
    list: { names: ['frame-levels'], live: 'catalogues', kind: 'frame-levels' },
  })
  async listFrameLevels(@Query() query: FrameLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('POST', 'addframelevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a frame level',
    response: FrameLevelResponse,
    message: 'Frame level added',
    form: true,
    errors: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addFrameLevel(@Body() level: AddFrameLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Endpoint('PATCH', 'updateframelevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a frame level',
    response: FrameLevelResponse,
    message: 'Frame level updated',
    form: true,
    errors: ['NOT_FOUND', 'DUPLICATE', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateFrameLevel(@Query() { id }: IdDto, @Body() { id: named, ...level }: UpdateFrameLevelDto) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.levels.edit(id, level, (one) => this.show(one)) };
  }

  @Endpoint('DELETE', 'framelevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a frame level; it can be restored for 30 days',
    response: Envelope,
    message: 'Frame level deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteFrameLevel(@Query() { id }: IdDto) {
    await this.levels.remove(id);
  }

  private async show(level: FrameLevel): Promise<FrameLevelDto> {
    const repeated = await this.levels.repeatedLevels([level]);
    return toFrameLevelDto(level, { repeated: repeated.has(level.level) });
  }

  private async showAll(levels: FrameLevel[]): Promise<FrameLevelDto[]> {
    const repeated = await this.levels.repeatedLevels(levels);
    return levels.map((level) => toFrameLevelDto(level, { repeated: repeated.has(level.level) }));
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppFrameLevelController {
  constructor(@InjectCatalogue(FrameLevel) private readonly levels: Catalogue<FrameLevel>) {}

  @Endpoint('GET', 'frame-levels', {
    roles: ['user'],
    summary: 'List the frames of levels, lowest first',
    response: AppFrameLevelsResponse,
  })
  fetchAppFrameLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppFrameLevelDto, http);
  }
}
