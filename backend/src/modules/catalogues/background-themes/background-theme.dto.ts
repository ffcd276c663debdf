import { File, Id, ShowsId, ShowsImage } from '../../../http/fields.js';
import type { IncomingFile } from '../../../platform/files/files.service.js';
import type { BackgroundTheme as BackgroundThemeRecord } from './background-theme.schema.js';

export class UpdateBackgroundThemeDto {
  @Id() id: string;
  @File('image') image: IncomingFile;
}

export class BackgroundTheme {
  @ShowsId() _id: string;
  @ShowsImage() image: string;
}

export const toBackgroundTheme = ({ _id, image }: BackgroundThemeRecord): BackgroundTheme => ({
  _id: _id.toHexString(),
  image,
});
