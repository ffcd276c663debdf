import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { checkRange, levelWarnings } from '../shared/level-range.js';
import {
  AddUserLevelDto,
  toUserLevelDto,
  UpdateUserLevelDto,
  UserLevelDto,
  UserLevelListQuery,
  AppUserLevelDto,
  toAppUserLevelDto,
} from './user-level.dto.js';
import { UserLevel } from './user-level.schema.js';

const UserLevelResponse = responseOf('UserLevelResponse', { details: UserLevelDto });
const UserLevelListResponse = listResponseOf('UserLevelListResponse', { details: [UserLevelDto] });
const AppUserLevelsResponse = responseOf('AppUserLevelsResponse', { details: [AppUserLevelDto] });

@ApiTags('user-levels')
@Controller('admin/userlevel')
export class UserLevelController {
  constructor(@InjectCatalogue(UserLevel) private readonly levels: Catalogue<UserLevel>) {}

  @Lists('all', 'user-levels', UserLevelListResponse, {
    one: 'User level',
    many: 'User levels',
    summary: 'List the user levels, lowest first',
  })
  async listUserLevels(@Query() query: UserLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Adds('upload', 'a user level with its picture', UserLevelResponse, {
    message: 'User level added',
    errors: ['DUPLICATE'],
  })
  async addUserLevel(@Body() { userlevel, ...level }: AddUserLevelDto) {
    checkRange(level);
    return { details: await this.show(await this.levels.add({ ...level, image: userlevel })) };
  }

  @Changes('update', 'a user level', UserLevelResponse, {
    verb: 'PATCH',
    files: false,
    errors: ['DUPLICATE'],
  })
  async updateUserLevel(@Body() { id, ...level }: UpdateUserLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return { details: await this.levels.edit(id, level, (one) => this.show(one)) };
  }

  @Deletes('delete/:id', 'a user level', { errors: ['NOT_FOUND'] })
  async deleteUserLevel(@Param() { id }: IdDto) {
    await this.levels.remove(id);
  }

  private async show(level: UserLevel): Promise<UserLevelDto> {
    const warningsOf = await levelWarnings(this.levels, [level]);
    return toUserLevelDto(level, warningsOf(level));
  }

  private async showAll(levels: UserLevel[]): Promise<UserLevelDto[]> {
    const warningsOf = await levelWarnings(this.levels, levels);
    return levels.map((level) => toUserLevelDto(level, warningsOf(level)));
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppUserLevelController {
  constructor(@InjectCatalogue(UserLevel) private readonly levels: Catalogue<UserLevel>) {}

  @ListsForApp('user-levels', AppUserLevelsResponse, 'List the levels of users, lowest first')
  fetchAppUserLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppUserLevelDto, http);
  }
}
