import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
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

  @Endpoint('GET', 'all', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the user levels, lowest first',
    response: UserLevelListResponse,
    list: { names: ['user-levels'], live: 'catalogues', kind: 'user-levels' },
  })
  async listUserLevels(@Query() query: UserLevelListQuery) {
    const { records, ...counts } = await this.levels.list(query, pageOf(query));
    return { details: await this.showAll(records), ...counts };
  }

  @Endpoint('POST', 'upload', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a user level with its picture',
    response: UserLevelResponse,
    message: 'User level added',
    form: true,
    errors: ['DUPLICATE', 'FILE_REJECTED'],
  })
  async addUserLevel(@Body() { userlevel, ...level }: AddUserLevelDto) {
    checkRange(level);
    return { details: await this.show(await this.levels.add({ ...level, image: userlevel })) };
  }

  @Endpoint('PATCH', 'update', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a user level',
    response: UserLevelResponse,
    message: 'User level updated',
    errors: ['NOT_FOUND', 'DUPLICATE', 'VERSION_CONFLICT'],
  })
  async updateUserLevel(@Body() { id, ...level }: UpdateUserLevelDto) {
    checkRange({ ...(await this.levels.find(id)), ...level });
    return { details: await this.levels.edit(id, level, (one) => this.show(one)) };
  }

  @Endpoint('DELETE', 'delete/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a user level; it can be restored for 30 days',
    response: Envelope,
    message: 'User level deleted',
    errors: ['NOT_FOUND'],
  })
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

  @Endpoint('GET', 'user-levels', {
    roles: ['user'],
    summary: 'List the levels of users, lowest first',
    response: AppUserLevelsResponse,
  })
  fetchAppUserLevels(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.levels, toAppUserLevelDto, http);
  }
}
