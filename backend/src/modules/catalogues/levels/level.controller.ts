import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { fieldError } from '../../../core/errors.js';
import { Endpoint } from '../../../http/endpoint.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { checkRange, warningsOf } from '../shared/level-range.js';
import { AddLevelDto, Level, LevelListQuery, toLevel, UpdateLevelDto } from './level.dto.js';
import { Level as LevelRecord } from './level.schema.js';

const LevelAnswer = answer('LevelAnswer', { details: Level });
const LevelListAnswer = listAnswer('LevelListAnswer', { details: [Level] });

@ApiTags('levels')
@Controller('admin/level')
export class LevelController {
  constructor(@InjectCatalogue(LevelRecord) private readonly levels: Catalogue<LevelRecord>) {}

  @Endpoint('POST', 'addlevel', {
    roles: ['admin'],
    summary: 'Add a level',
    answers: LevelAnswer,
    says: 'Level added',
    form: true,
    fails: ['DUPLICATE', 'FILE_REJECTED'],
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
    answers: LevelAnswer,
    says: 'level edit successfully!',
    form: true,
    fails: ['NOT_FOUND', 'DUPLICATE', 'FILE_REJECTED'],
  })
  async updateLevel(@Body() { id, image, icon, ...level }: UpdateLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return { details: await this.show(await this.levels.update(id, { ...level, icon: icon ?? image })) };
  }

  @Endpoint('DELETE', 'deletelevel/:id', {
    roles: ['admin'],
    summary: 'Delete a level: 30 days in the trash',
    answers: Envelope,
    says: 'Level deleted',
  })
  async deleteLevel(@Param() { id }: IdDto) {
    await this.levels.remove(id);
  }

  @Endpoint('GET', 'getlevel', {
    roles: ['admin'],
    summary: 'List the levels',
    answers: LevelListAnswer,
  })
  async listLevels(@Query() query: LevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('GET', 'fetchlevel', {
    roles: ['admin'],
    summary: 'Read one level',
    answers: LevelAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchLevel(@Query() { id }: IdDto) {
    return { details: await this.show(await this.levels.find(id)) };
  }

  private async show(level: LevelRecord): Promise<Level> {
    const [shown] = await this.showAll([level]);
    return shown!;
  }

  private async showAll(levels: LevelRecord[]): Promise<Level[]> {
    const warnings = await warningsOf(this.levels, levels);
    return levels.map((level, at) => toLevel(level, warnings[at]!));
  }
}
