import { ApiSchema, OmitType } from '@nestjs/swagger';
import { Int, OneOf } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { Shows, ShowsId, ShowsImage, ShowsInt } from '../../../http/shown-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { updateOf } from '../shared/catalogue.dto.js';
import { type Theme, TYPES } from './theme.schema.js';

export class ThemeListQuery extends ListQuery {
  @Sort('type', 'price', 'createdAt') sort?: string;
}
export class AddThemeDto {
  @OneOf(TYPES, 'ThemeType', { description: 'FREE themes cost nothing', example: 'PAID' })
  type: (typeof TYPES)[number];
  @Int(0, 1_000_000_000, { description: 'Price in coins', example: 100 }) price: number;
  @File('image') image: IncomingFile;
}
/** The documented endpoint requires the picture in every change. */
export class UpdateThemeDto extends updateOf(OmitType(AddThemeDto, ['image'])) {
  @File('image') image: IncomingFile;
}

@ApiSchema({ name: 'Theme' })
export class ThemeDto {
  @ShowsId() _id: string;
  @Shows({ enum: [...TYPES], enumName: 'ThemeType', description: 'FREE themes cost nothing' })
  type: (typeof TYPES)[number];
  @ShowsInt('Price in coins', 100) price: number;
  @ShowsImage() image: string;
}

export const toThemeDto = ({ _id, type, price, image }: Theme): ThemeDto => ({
  _id: _id.toHexString(),
  type,
  price,
  image,
});
