import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { fieldError } from '../../../core/errors.js';
import { Endpoint } from '../../../http/endpoint.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { checkRange, levelWarnings } from '../shared/level-range.js';
import {
  AddLevelDto,
  LevelDto,
  LevelListQuery,
  toLevelDto,
  UpdateLevelDto,
  AppLevelDto,
  toAppLevelDto,
} from './level.dto.js';
import { Level } from './level.schema.js';

const LevelResponse = responseOf('LevelResponse', { details: LevelDto });
const LevelListResponse = listResponseOf('LevelListResponse', { details: [LevelDto] });
const AppLevelsResponse = responseOf('AppLevelsResponse', { details: [AppLevelDto] });

@ApiTags('levels')
@Controller('admin/level')
export class LevelController {
  constructor(@InjectCatalogue(Level) private readonly levels: Catalogue<Level>) {}

  @Endpoint('POST', 'addlevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a level',
    response: LevelResponse,
    message: 'Level added',
    form: true,
    errors: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addLevel(@Body() { image, icon, ...level }: AddLevelDto) {
    checkRange(level);
    const picture = image ?? icon;
    if (!picture) throw fieldError('image', FIELD_REQUIRED);
    return { details: await this.show(await this.levels.add({ ...level, icon: picture })) };
  }

  @Endpoint('POST', 'updatelevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a level',
    response: LevelResponse,
    message: 'level edit successfully!',
    form: true,
    errors: ['NOT_FOUND', 'DUPLICATE', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateLevel(@Body() { id, image, icon, ...level }: UpdateLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return {
      details: await this.levels.edit(id, { ...level, icon: icon ?? image }, (one) => this.show(one)),
    };
  }

  @Endpoint('DELETE', 'deletelevel/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a level; it can be restored for 30 days',
    response: Envelope,
    message: 'Level deleted',
  })
  async deleteLevel(@Param() { id }: IdDto) {
    await this.levels.remove(id);
  }

  @Endpoint('GET', 'getlevel', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the levels',
    response: LevelListResponse,
    list: { names: ['levels'], live: 'catalogues', kind: 'levels' },
  })
  async listLevels(@Query() query: LevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('GET', 'fetchlevel', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one level',
    response: LevelResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchLevel(@Query() { id }: IdDto) {
    return { details: await this.show(await this.levels.find(id)) };
  }

  private async show(level: Level): Promise<LevelDto> {
    const warningsOf = await levelWarnings(this.levels, [level]);
    return toLevelDto(level, warningsOf(level));
  }

  private async showAll(levels: Level[]): Promise<LevelDto[]> {
    const warningsOf = await levelWarnings(this.levels, levels);
    return levels.map((level) => toLevelDto(level, warningsOf(level)));
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppLevelController {
  constructor(@InjectCatalogue(Level) private readonly levels: Catalogue<Level>) {}

  @Endpoint('GET', 'levels', {
    roles: ['user'],
    summary: 'List the levels of hosts, lowest first',
    response: AppLevelsResponse,
  })
  fetchAppLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppLevelDto, http);
  }
}
