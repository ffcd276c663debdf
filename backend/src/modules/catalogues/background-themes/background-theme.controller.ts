import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, listAnswer } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { ListQuery, pageOf } from '../../../http/list-query.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { BackgroundTheme, toBackgroundTheme, UpdateBackgroundThemeDto } from './background-theme.dto.js';
import { BackgroundTheme as BackgroundThemeRecord } from './background-theme.schema.js';

const BackgroundThemeAnswer = answer('BackgroundThemeAnswer', { data: BackgroundTheme });
const BackgroundThemeListAnswer = listAnswer('BackgroundThemeListAnswer', { data: [BackgroundTheme] });

@ApiTags('background-themes')
@Controller('admin/wallpaper')
export class BackgroundThemeController {
  constructor(
    @InjectCatalogue(BackgroundThemeRecord) private readonly backgrounds: Catalogue<BackgroundThemeRecord>,
  ) {}

  @Endpoint('GET', 'background', {
    roles: ['admin'],
    summary: 'List the background themes',
    answers: BackgroundThemeListAnswer,
  })
  async listBackgroundThemes(@Query() { page, limit }: ListQuery) {
    const { records, ...counts } = await this.backgrounds.list({}, pageOf({ page, limit }));
    return { data: records.map(toBackgroundTheme), ...counts };
  }

  @Endpoint('POST', 'updatebackground', {
    roles: ['admin'],
    summary: 'Give a background theme another picture',
    answers: BackgroundThemeAnswer,
    says: 'Background theme updated',
    form: true,
    fails: ['NOT_FOUND', 'FILE_REJECTED'],
  })
  async updateBackgroundTheme(@Body() { id, image }: UpdateBackgroundThemeDto) {
    return { data: toBackgroundTheme(await this.backgrounds.update(id, { image })) };
  }
}
