import { ApiSchema } from '@nestjs/swagger';
import { Id } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { ShowsImage } from '../../../http/shown-fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { CatalogueRecordDto, recordDto, ShownListQuery } from '../shared/catalogue.dto.js';
import type { BackgroundTheme } from './background-theme.schema.js';

export class BackgroundThemeListQuery extends ShownListQuery {}
export class UpdateBackgroundThemeDto {
  @Id() id: string;
  @File('image') image: IncomingFile;
  @VersionSeen() versionSeen?: number;
}

@ApiSchema({ name: 'BackgroundTheme' })
export class BackgroundThemeDto extends CatalogueRecordDto {
  @ShowsImage() image: string;
}

export const toBackgroundThemeDto = ({
  _id,
  shown,
  version,
  image,
}: BackgroundTheme): BackgroundThemeDto => ({
  ...recordDto({ _id, shown, version }),
  image,
});
