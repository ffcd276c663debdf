import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { AnswersNotModified, readForApp } from '../shared/app-read.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddThemeDto, ThemeResponse, ThemeListQuery, toThemeResponse, UpdateThemeDto } from './theme.dto.js';
import { Theme } from './theme.schema.js';

const ThemeAnswer = answer('ThemeAnswer', { details: ThemeResponse });
const ThemeListAnswer = listAnswer('ThemeListAnswer', { details: [ThemeResponse] });
const AppThemesAnswer = answer('AppThemesAnswer', { details: [ThemeResponse] });

@ApiTags('themes')
@Controller('admin/wallpaper')
export class ThemeController {
  constructor(@InjectCatalogue(Theme) private readonly themes: Catalogue<Theme>) {}

  @Endpoint('POST', 'addwallpaper', {
    roles: ['admin'],
    summary: 'Add a theme',
    response: ThemeAnswer,
    message: 'Theme added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addTheme(@Body() theme: AddThemeDto) {
    return { details: toThemeResponse(await this.themes.add(theme)) };
  }

  @Endpoint('POST', 'updatewallpaper', {
    roles: ['admin'],
    summary: 'Change a theme',
    response: ThemeAnswer,
    message: 'Theme updated',
    form: true,
    errors: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateTheme(@Body() { id, ...theme }: UpdateThemeDto) {
    return { details: toThemeResponse(await this.themes.update(id, theme)) };
  }

  @Endpoint('DELETE', 'deletewallpaper/:id', {
    roles: ['admin'],
    summary: 'Delete a theme: 30 days in the trash',
    response: Envelope,
    message: 'Theme deleted',
  })
  async deleteTheme(@Param() { id }: IdDto) {
    await this.themes.remove(id);
  }

  @Endpoint('GET', 'getwallpaper', {
    roles: ['admin'],
    summary: 'List the themes',
    response: ThemeListAnswer,
  })
  async listThemes(@Query() query: ThemeListQuery) {
    const { records, ...counts } = await this.themes.list(query, pageOf(query));
    return { details: records.map(toThemeResponse), ...counts };
  }

  @Endpoint('GET', 'fetchwallpaper', {
    roles: ['admin'],
    summary: 'Read one theme',
    response: ThemeAnswer,
    errors: ['NOT_FOUND'],
  })
  async fetchTheme(@Query() { id }: IdDto) {
    return { details: toThemeResponse(await this.themes.find(id)) };
  }
}

@ApiTags('app')
@AnswersNotModified()
@Controller('app/catalogue')
export class AppThemeController {
  constructor(@InjectCatalogue(Theme) private readonly themes: Catalogue<Theme>) {}

  @Endpoint('GET', 'themes', {
    roles: ['user'],
    summary: 'The wallpapers of live rooms, newest first',
    response: AppThemesAnswer,
  })
  fetchAppThemes(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.themes, toThemeResponse, http);
  }
}
