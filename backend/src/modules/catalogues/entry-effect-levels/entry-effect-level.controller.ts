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
  AddEntryEffectLevelDto,
  EntryEffectLevelDto,
  EntryEffectLevelListQuery,
  toEntryEffectLevelDto,
  UpdateEntryEffectLevelDto,
  AppEntryEffectLevelDto,
  toAppEntryEffectLevelDto,
} from './entry-effect-level.dto.js';
import { EntryEffectLevel } from './entry-effect-level.schema.js';

const EntryEffectLevelResponse = responseOf('EntryEffectLevelResponse', { details: EntryEffectLevelDto });
const EntryEffectLevelListResponse = listResponseOf('EntryEffectLevelListResponse', {
  details: [EntryEffectLevelDto],
});
const AppEntryEffectLevelsResponse = responseOf('AppEntryEffectLevelsResponse', {
  details: [AppEntryEffectLevelDto],
});

@ApiTags('entry-effect-levels')
@Controller('admin/entryeffects')
export class EntryEffectLevelController {
  constructor(@InjectCatalogue(EntryEffectLevel) private readonly levels: Catalogue<EntryEffectLevel>) {}

  @Lists('entryeffectlevel', 'entry-effect-levels', EntryEffectLevelListResponse, {
    one: 'Entry-effect level',
    many: 'Entry-effect levels',
    summary: 'List the entry effect levels, lowest first',
  })
  async listEntryEffectLevels(@Query() query: EntryEffectLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Adds('addentryeffectlevel', 'an entry effect level', EntryEffectLevelResponse, {
    message: 'Entry-effect level added',
    errors: ['DUPLICATE'],
  })
  async addEntryEffectLevel(@Body() level: AddEntryEffectLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Changes('updateentryeffectlevel', 'an entry effect level', EntryEffectLevelResponse, {
    verb: 'PATCH',
    message: 'Entry-effect level updated',
    errors: ['DUPLICATE'],
  })
  async updateEntryEffectLevel(
    @Query() { id }: IdDto,
    @Body() { id: named, ...level }: UpdateEntryEffectLevelDto,
  ) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.levels.edit(id, level, (one) => this.show(one)) };
  }

  @Deletes('entryeffectlevel', 'an entry effect level', {
    message: 'Entry-effect level deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteEntryEffectLevel(@Query() { id }: IdDto) {
    await this.levels.remove(id);
  }

  private async show(level: EntryEffectLevel): Promise<EntryEffectLevelDto> {
    const repeated = await this.levels.repeatedLevels([level]);
    return toEntryEffectLevelDto(level, { repeated: repeated.has(level.level) });
  }

  private async showAll(levels: EntryEffectLevel[]): Promise<EntryEffectLevelDto[]> {
    const repeated = await this.levels.repeatedLevels(levels);
    return levels.map((level) => toEntryEffectLevelDto(level, { repeated: repeated.has(level.level) }));
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppEntryEffectLevelController {
  constructor(@InjectCatalogue(EntryEffectLevel) private readonly levels: Catalogue<EntryEffectLevel>) {}

  @ListsForApp(
    'entry-effect-levels',
    AppEntryEffectLevelsResponse,
    'List the entry effects of levels, lowest first',
  )
  fetchAppEntryEffectLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppEntryEffectLevelDto, http);
  }
}
