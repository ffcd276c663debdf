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

  @Endpoint('GET', 'entryeffectlevel', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the entry effect levels, lowest first',
    response: EntryEffectLevelListResponse,
    list: { names: ['entry-effect-levels'], live: 'catalogues', kind: 'entry-effect-levels' },
  })
  async listEntryEffectLevels(@Query() query: EntryEffectLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('POST', 'addentryeffectlevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add an entry effect level',
    response: EntryEffectLevelResponse,
    message: 'Entry-effect level added',
    form: true,
    errors: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addEntryEffectLevel(@Body() level: AddEntryEffectLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Endpoint('PATCH', 'updateentryeffectlevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change an entry effect level',
    response: EntryEffectLevelResponse,
    message: 'Entry-effect level updated',
    form: true,
    errors: ['NOT_FOUND', 'DUPLICATE', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateEntryEffectLevel(
    @Query() { id }: IdDto,
    @Body() { id: named, ...level }: UpdateEntryEffectLevelDto,
  ) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.levels.edit(id, level, (one) => this.show(one)) };
  }

  @Endpoint('DELETE', 'entryeffectlevel', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete an entry effect level; it can be restored for 30 days',
    response: Envelope,
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

  @Endpoint('GET', 'entry-effect-levels', {
    roles: ['user'],
    summary: 'List the entry effects of levels, lowest first',
    response: AppEntryEffectLevelsResponse,
  })
  fetchAppEntryEffectLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppEntryEffectLevelDto, http);
  }
}
