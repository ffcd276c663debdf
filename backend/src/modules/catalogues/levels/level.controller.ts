import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { fieldError } from '../../../core/errors.js';
import { Endpoint } from '../../../http/endpoint.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { AnswersNotModified, readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { checkRange, levelWarnings } from '../shared/level-range.js';
import {
  AddLevelDto,
  LevelResponse,
  LevelListQuery,
  toLevelResponse,
  UpdateLevelDto,
  AppLevelResponse,
  toAppLevelResponse,
} from './level.dto.js';
import { Level } from './level.schema.js';

const LevelAnswer = answer('LevelAnswer', { details: LevelResponse });
const LevelListAnswer = listAnswer('LevelListAnswer', { details: [LevelResponse] });
const AppLevelsAnswer = answer('AppLevelsAnswer', { details: [AppLevelResponse] });

@ApiTags('levels')
@Controller('admin/level')
export class LevelController {
  constructor(@InjectCatalogue(Level) private readonly levels: Catalogue<Level>) {}

  @Endpoint('POST', 'addlevel', {
    roles: ['admin'],
    summary: 'Add a level',
    response: LevelAnswer,
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
    summary: 'Change a level',
    response: LevelAnswer,
    message: 'level edit successfully!',
    form: true,
    errors: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'],
  })
  async updateLevel(@Body() { id, image, icon, ...level }: UpdateLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return { details: await this.show(await this.levels.update(id, { ...level, icon: icon ?? image })) };
  }

  @Endpoint('DELETE', 'deletelevel/:id', {
    roles: ['admin'],
    summary: 'Delete a level: 30 days in the trash',
    response: Envelope,
    message: 'Level deleted',
  })
  async deleteLevel(@Param() { id }: IdDto) {
    await this.levels.remove(id);
  }

  @Endpoint('GET', 'getlevel', {
    roles: ['admin'],
    summary: 'List the levels',
    response: LevelListAnswer,
  })
  async listLevels(@Query() query: LevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('GET', 'fetchlevel', {
    roles: ['admin'],
    summary: 'Read one level',
    response: LevelAnswer,
    errors: ['NOT_FOUND'],
  })
  async fetchLevel(@Query() { id }: IdDto) {
    return { details: await this.show(await this.levels.find(id)) };
  }

  private async show(level: Level): Promise<LevelResponse> {
    const warningsOf = await levelWarnings(this.levels, [level]);
    return toLevelResponse(level, warningsOf(level));
  }

  private async showAll(levels: Level[]): Promise<LevelResponse[]> {
    const warningsOf = await levelWarnings(this.levels, levels);
    return levels.map((level) => toLevelResponse(level, warningsOf(level)));
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppLevelController {
  constructor(@InjectCatalogue(Level) private readonly levels: Catalogue<Level>) {}

  @Endpoint('GET', 'levels', {
    roles: ['user'],
    summary: 'The levels of hosts, lowest first',
    response: AppLevelsAnswer,
  })
  fetchAppLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppLevelResponse, http);
  }
}
