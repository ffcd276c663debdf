import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { AppError } from '../../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp } from '../shared/catalogue-routes.js';
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

  @Lists('framelevel', 'frame-levels', FrameLevelListResponse, {
    one: 'Frame level',
    many: 'Frame levels',
    summary: 'List the frame levels, lowest first',
  })
  async listFrameLevels(@Query() query: FrameLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Adds('addframelevel', 'a frame level', FrameLevelResponse, { errors: ['DUPLICATE'] })
  async addFrameLevel(@Body() level: AddFrameLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Changes('updateframelevel', 'a frame level', FrameLevelResponse, { verb: 'PATCH', errors: ['DUPLICATE'] })
  async updateFrameLevel(@Query() { id }: IdDto, @Body() { id: named, ...level }: UpdateFrameLevelDto) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.levels.edit(id, level, (one) => this.show(one)) };
  }

  @Deletes('framelevel', 'a frame level', { errors: ['NOT_FOUND'] })
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

  @ListsForApp('frame-levels', AppFrameLevelsResponse, 'List the frames of levels, lowest first')
  fetchAppFrameLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppFrameLevelDto, http);
  }
}
