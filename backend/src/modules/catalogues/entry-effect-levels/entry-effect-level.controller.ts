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
  AddEntryEffectLevelDto,
  EntryEffectLevel,
  EntryEffectLevelListQuery,
  toEntryEffectLevel,
  UpdateEntryEffectLevelDto,
} from './entry-effect-level.dto.js';
import { EntryEffectLevel as EntryEffectLevelRecord } from './entry-effect-level.schema.js';

const EntryEffectLevelAnswer = answer('EntryEffectLevelAnswer', { details: EntryEffectLevel });
const EntryEffectLevelListAnswer = listAnswer('EntryEffectLevelListAnswer', { details: [EntryEffectLevel] });

@ApiTags('entry-effect-levels')
@Controller('admin/entryeffects')
export class EntryEffectLevelController {
  constructor(
    @InjectCatalogue(EntryEffectLevelRecord) private readonly levels: Catalogue<EntryEffectLevelRecord>,
  ) {}

  @Endpoint('GET', 'entryeffectlevel', {
    roles: ['admin'],
    summary: 'List the entry effect levels, lowest first',
    answers: EntryEffectLevelListAnswer,
  })
  async listEntryEffectLevels(@Query() query: EntryEffectLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('POST', 'addentryeffectlevel', {
    roles: ['admin'],
    summary: 'Add an entry effect level',
    answers: EntryEffectLevelAnswer,
    says: 'Entry effect level added',
    form: true,
    fails: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addEntryEffectLevel(@Body() level: AddEntryEffectLevelDto) {
    return { details: await this.show(await this.levels.add(level)) };
  }

  @Endpoint('PATCH', 'updateentryeffectlevel', {
    roles: ['admin'],
    summary: 'Change an entry effect level',
    answers: EntryEffectLevelAnswer,
    says: 'Entry effect level updated',
    form: true,
    fails: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'],
  })
  async updateEntryEffectLevel(
    @Query() { id }: IdDto,
    @Body() { id: named, ...level }: UpdateEntryEffectLevelDto,
  ) {
    if (named !== id) throw new AppError('NOT_FOUND');
    return { details: await this.show(await this.levels.update(id, level)) };
  }

  @Endpoint('DELETE', 'entryeffectlevel', {
    roles: ['admin'],
    summary: 'Delete an entry effect level: 30 days in the trash',
    answers: Envelope,
    says: 'Entry effect level deleted',
    fails: ['NOT_FOUND'],
  })
  async deleteEntryEffectLevel(@Query() { id }: IdDto) {
    await this.levels.remove(id);
  }

  private async show(level: EntryEffectLevelRecord): Promise<EntryEffectLevel> {
    const [shown] = await this.showAll([level]);
    return shown!;
  }

  private async showAll(levels: EntryEffectLevelRecord[]): Promise<EntryEffectLevel[]> {
    const repeated = await this.levels.repeatedLevels(levels);
    return levels.map((level) => toEntryEffectLevel(level, { repeated: repeated.has(level.level) }));
  }
}
