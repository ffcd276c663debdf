import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, listAnswer } from '../../api/answer.js';
import { Endpoint } from '../../api/endpoint.js';
import { pageOf } from '../../api/list-query.js';
import type { Catalogue } from '../shared/catalogue.service.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { checkRange, overlapsOf } from '../shared/level-range.js';
import { AddUserLevelDto, toUserLevel, UpdateUserLevelDto, UserLevel } from './user-level.dto.js';
import { UserLevel as UserLevelRecord } from './user-level.schema.js';

const UserLevelAnswer = answer('UserLevelAnswer', { details: UserLevel });
const UserLevelListAnswer = listAnswer('UserLevelListAnswer', { details: [UserLevel] });

@ApiTags('user-levels')
@Controller('admin/userlevel')
export class UserLevelController {
  constructor(@InjectCatalogue(UserLevelRecord) private readonly levels: Catalogue<UserLevelRecord>) {}

  @Endpoint('GET', 'all', {
    roles: ['admin'],
    summary: 'List the user levels, lowest first',
    answers: UserLevelListAnswer,
  })
  async listUserLevels() {
    const { records, ...counts } = await this.levels.list({}, pageOf({}));
    return { details: records.map((one) => toUserLevel(one, overlapsOf(one, records))), ...counts };
  }

  @Endpoint('POST', 'upload', {
    roles: ['admin'],
    summary: 'Add a user level with its picture',
    answers: UserLevelAnswer,
    says: 'User level added',
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async addUserLevel(@Body() { userlevel, ...level }: AddUserLevelDto) {
    checkRange(level);
    return { details: await this.show(await this.levels.add({ ...level, image: userlevel })) };
  }

  @Endpoint('PATCH', 'update', {
    roles: ['admin'],
    summary: 'Change a user level',
    answers: UserLevelAnswer,
    says: 'User level updated',
    fails: ['NOT_FOUND'],
  })
  async updateUserLevel(@Body() { id, ...level }: UpdateUserLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return { details: await this.show(await this.levels.update(id, level)) };
  }

  private async show(level: UserLevelRecord): Promise<UserLevel> {
    const { records } = await this.levels.list({}, pageOf({}));
    return toUserLevel(level, overlapsOf(level, records));
  }
}
