import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Lists, ListsForApp } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { shownIs } from '../shared/catalogue-record.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  BackgroundThemeDto,
  BackgroundThemeListQuery,
  toBackgroundThemeDto,
  UpdateBackgroundThemeDto,
} from './background-theme.dto.js';
import { BackgroundTheme } from './background-theme.schema.js';

const BackgroundThemeResponse = responseOf('BackgroundThemeResponse', { data: BackgroundThemeDto });
const BackgroundThemeListResponse = listResponseOf('BackgroundThemeListResponse', {
  data: [BackgroundThemeDto],
});
const AppBackgroundThemesResponse = responseOf('AppBackgroundThemesResponse', {
  details: [BackgroundThemeDto],
});

@ApiTags('background-themes')
@Controller('admin/wallpaper')
export class BackgroundThemeController {
  constructor(@InjectCatalogue(BackgroundTheme) private readonly backgrounds: Catalogue<BackgroundTheme>) {}

  @Lists('background', 'background-themes', BackgroundThemeListResponse, {
    one: 'Background theme',
    many: 'Background themes',
    summary: 'List the background themes',
    without: {
      orders: 'Four rows, which are never added or deleted.',
      search: 'Four rows, which are never added or deleted.',
    },
  })
  async listBackgroundThemes(@Query() query: BackgroundThemeListQuery) {
    // Only the filter by `shown`: a search in the query is ignored.
    const where = query.shown === undefined ? {} : shownIs(query.shown);
    const { records, ...counts } = await this.backgrounds.list({}, pageOf(query), where);
    return { data: records.map(toBackgroundThemeDto), ...counts };
  }

  @Endpoint('POST', 'updatebackground', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Replace the picture of a background theme',
    response: BackgroundThemeResponse,
    message: 'Background theme updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateBackgroundTheme(@Body() { id, ...theme }: UpdateBackgroundThemeDto) {
    return { data: await this.backgrounds.edit(id, theme, toBackgroundThemeDto) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppBackgroundThemeController {
  constructor(@InjectCatalogue(BackgroundTheme) private readonly backgrounds: Catalogue<BackgroundTheme>) {}

  @ListsForApp(
    'background-themes',
    AppBackgroundThemesResponse,
    'List the backgrounds that have a picture, in their order',
  )
  fetchAppBackgroundThemes(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.backgrounds, toBackgroundThemeDto, http, { image: { $ne: '' } });
  }
}
