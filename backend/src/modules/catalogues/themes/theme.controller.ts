import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddThemeDto,
  ThemeDto,
  ThemeListQuery,
  ThemePriceDto,
  toThemeDto,
  UpdateThemeDto,
} from './theme.dto.js';
import { Theme } from './theme.schema.js';

const ThemeResponse = responseOf('ThemeResponse', { details: ThemeDto });
const ThemeListResponse = listResponseOf('ThemeListResponse', { details: [ThemeDto] });
const AppThemesResponse = responseOf('AppThemesResponse', { details: [ThemeDto] });

@ApiTags('themes')
@Controller('admin/wallpaper')
export class ThemeController {
  constructor(@InjectCatalogue(Theme) private readonly themes: Catalogue<Theme>) {}

  @Adds('addwallpaper', 'a theme', ThemeResponse)
  async addTheme(@Body() theme: AddThemeDto) {
    return { details: toThemeDto(await this.themes.add(theme)) };
  }

  @Changes('updatewallpaper', 'a theme', ThemeResponse)
  async updateTheme(@Body() { id, ...theme }: UpdateThemeDto) {
    return { details: await this.themes.edit(id, theme, toThemeDto) };
  }

  @Endpoint('POST', 'price', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change the price of a theme, without its picture',
    response: ThemeResponse,
    message: 'Theme updated',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async setThemePrice(@Body() { id, ...theme }: ThemePriceDto) {
    return { details: await this.themes.edit(id, theme, toThemeDto) };
  }

  @Deletes('deletewallpaper/:id', 'a theme')
  async deleteTheme(@Param() { id }: IdDto) {
    await this.themes.remove(id);
  }

  @Lists('getwallpaper', 'themes', ThemeListResponse, {
    one: 'Theme',
    many: 'Themes',
    summary: 'List the themes',
  })
  async listThemes(@Query() query: ThemeListQuery) {
    const { records, ...counts } = await this.themes.list(query, pageOf(query));
    return { details: records.map(toThemeDto), ...counts };
  }

  @Reads('fetchwallpaper', 'a theme', ThemeResponse)
  async fetchTheme(@Query() { id }: IdDto) {
    return { details: toThemeDto(await this.themes.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppThemeController {
  constructor(@InjectCatalogue(Theme) private readonly themes: Catalogue<Theme>) {}

  @ListsForApp('themes', AppThemesResponse, 'List the wallpapers of live rooms, newest first')
  fetchAppThemes(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.themes, toThemeDto, http);
  }
}
