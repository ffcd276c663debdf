import { ApiSchema, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { Id, Int, OneOf, Optional } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { Shows, ShowsImage, ShowsInt } from '../../../http/shown-fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { Filter, NumberRange } from '../../../http/filter-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import { type Theme, TYPES } from './theme.schema.js';

export class ThemeListQuery extends IntersectionType(
  CatalogueListQuery,
  NumberRange('price', 'Price in coins'),
) {
  @Sort('type', 'price', 'createdAt') sort?: string;
  @Optional()
  @OneOf(TYPES, 'ThemeType', { description: 'Only themes of this type' })
  @Filter('type')
  type?: (typeof TYPES)[number];
}
export class AddThemeDto extends CatalogueFields {
  @OneOf(TYPES, 'ThemeType', { description: 'FREE themes cost nothing', example: 'PAID' })
  type: (typeof TYPES)[number];
  @Int(0, 1_000_000_000, { description: 'Price in coins', example: 100 }) price: number;
  @File('image') image: IncomingFile;
}
/** The documented endpoint requires the picture in every change. */
export class UpdateThemeDto extends updateOf(OmitType(AddThemeDto, ['image'])) {
  @File('image') image: IncomingFile;
}

@RefuseUnknown()
export class ThemePriceDto extends PickType(AddThemeDto, ['price']) {
  @Id() id: string;
  @VersionSeen() versionSeen?: number;
}

@ApiSchema({ name: 'Theme' })
export class ThemeDto extends CatalogueRecordDto {
  @Shows({ enum: [...TYPES], enumName: 'ThemeType', description: 'FREE themes cost nothing' })
  type: (typeof TYPES)[number];
  @ShowsInt('Price in coins', 100) price: number;
  @ShowsImage() image: string;
}

export const toThemeDto = ({ _id, shown, version, type, price, image }: Theme): ThemeDto => ({
  ...recordDto({ _id, shown, version }),
  type,
  price,
  image,
});
