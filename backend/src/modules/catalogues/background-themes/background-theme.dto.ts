import { ApiSchema } from '@nestjs/swagger';
import { Id } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsId, ShowsImage } from '../../../http/shown-fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { BackgroundTheme } from './background-theme.schema.js';

export class UpdateBackgroundThemeDto {
  @Id() id: string;
  @File('image') image: IncomingFile;
}

@ApiSchema({ name: 'BackgroundTheme' })
export class BackgroundThemeDto {
  @ShowsId() _id: string;
  @ShowsImage() image: string;
}

export const toBackgroundThemeDto = ({ _id, image }: BackgroundTheme): BackgroundThemeDto => ({
  _id: _id.toHexString(),
  image,
});
