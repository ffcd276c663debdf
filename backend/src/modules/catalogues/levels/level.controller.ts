import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
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

  @Adds('addlevel', 'a level', LevelResponse, { errors: ['DUPLICATE'] })
  async addLevel(@Body() { image, icon, ...level }: AddLevelDto) {
    checkRange(level);
    const picture = image ?? icon;
    if (!picture) throw fieldError('image', FIELD_REQUIRED);
    return { details: await this.show(await this.levels.add({ ...level, icon: picture })) };
  }

  @Changes('updatelevel', 'a level', LevelResponse, {
    message: 'level edit successfully!',
    errors: ['DUPLICATE'],
  })
  async updateLevel(@Body() { id, image, icon, ...level }: UpdateLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return {
      details: await this.levels.edit(id, { ...level, icon: icon ?? image }, (one) => this.show(one)),
    };
  }

  @Deletes('deletelevel/:id', 'a level')
  async deleteLevel(@Param() { id }: IdDto) {
    await this.levels.remove(id);
  }

  @Lists('getlevel', 'levels', LevelListResponse, {
    one: 'Level',
    many: 'Levels',
    summary: 'List the levels',
  })
  async listLevels(@Query() query: LevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Reads('fetchlevel', 'a level', LevelResponse)
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

  @ListsForApp('levels', AppLevelsResponse, 'List the levels of hosts, lowest first')
  fetchAppLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppLevelDto, http);
  }
}
