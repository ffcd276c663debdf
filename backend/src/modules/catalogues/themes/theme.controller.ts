import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddThemeDto, Theme, ThemeListQuery, toTheme, UpdateThemeDto } from './theme.dto.js';
import { Theme as ThemeRecord } from './theme.schema.js';

const ThemeAnswer = answer('ThemeAnswer', { details: Theme });
const ThemeListAnswer = listAnswer('ThemeListAnswer', { details: [Theme] });

@ApiTags('themes')
@Controller('admin/wallpaper')
export class ThemeController {
  constructor(@InjectCatalogue(ThemeRecord) private readonly themes: Catalogue<ThemeRecord>) {}

  @Endpoint('POST', 'addwallpaper', {
    roles: ['admin'],
    summary: 'Add a theme',
    answers: ThemeAnswer,
    says: 'Theme added',
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async addTheme(@Body() theme: AddThemeDto) {
    return { details: toTheme(await this.themes.add(theme)) };
  }

  @Endpoint('POST', 'updatewallpaper', {
    roles: ['admin'],
    summary: 'Change a theme',
    answers: ThemeAnswer,
    says: 'Theme updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateTheme(@Body() { id, ...theme }: UpdateThemeDto) {
    return { details: toTheme(await this.themes.update(id, theme)) };
  }

  @Endpoint('DELETE', 'deletewallpaper/:id', {
    roles: ['admin'],
    summary: 'Delete a theme: 30 days in the trash',
    answers: Envelope,
    says: 'Theme deleted',
  })
  async deleteTheme(@Param() { id }: IdDto) {
    await this.themes.remove(id);
  }

  @Endpoint('GET', 'getwallpaper', {
    roles: ['admin'],
    summary: 'List the themes',
    answers: ThemeListAnswer,
  })
  async listThemes(@Query() query: ThemeListQuery) {
    const { records, ...counts } = await this.themes.list(query, pageOf(query));
    return { details: records.map(toTheme), ...counts };
  }

  @Endpoint('GET', 'fetchwallpaper', {
    roles: ['admin'],
    summary: 'Read one theme',
    answers: ThemeAnswer,
    fails: ['NOT_FOUND'],
  })
  async fetchTheme(@Query() { id }: IdDto) {
    return { details: toTheme(await this.themes.find(id)) };
  }
}
