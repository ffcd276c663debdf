import { ApiSchema } from '@nestjs/swagger';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED, Id, OneOf, Optional, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsText } from '../../../http/shown-fields.js';
import { Sort } from '../../../http/list-query.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
} from '../shared/catalogue.dto.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { BROUGHT_KINDS, type BroughtKind, type VipItem } from './vip-item.schema.js';

const itemKind = () =>
  OneOf(BROUGHT_KINDS, 'BroughtKind', {
    description: 'Catalogue of the thing that the pack brings for its days',
    example: 'frames',
  });
const itemId = () => Id({ description: '_id of that thing; sent together with itemKind' });

export class VipItemListQuery extends CatalogueListQuery {
  @Id({ description: '_id of the pack' }) id: string;
  @Sort('order', 'name', 'createdAt') sort?: string;
}
export class AddVipItemDto extends CatalogueFields {
  @Id({ description: '_id of the pack' }) vipId: string;
  @Text(60, { example: 'Golden entry' }) name: string;
  @File('image') image: IncomingFile;
  @Optional() @itemKind() itemKind?: BroughtKind;
  @Optional() @itemId() itemId?: string;
}

/** What an item brings. Without both fields, the item is only shown. */
@RefuseUnknown()
export class BringsDto {
  @Id({ description: '_id of the item of the pack' }) id: string;
  @Optional() @itemKind() itemKind?: BroughtKind;
  @Optional() @itemId() itemId?: string;
}

interface Brings {
  itemKind?: BroughtKind | undefined;
  itemId?: string | undefined;
}

/** Requires both fields of the reference or none. */
export function checkBrings({ itemKind: kind, itemId: id }: Brings): void {
  if (kind && !id) throw fieldError('itemId', FIELD_REQUIRED);
  if (id && !kind) throw fieldError('itemKind', FIELD_REQUIRED);
}

/** The frame, entry effect or theme that the pack brings for its days. */
export class BroughtItem {
  @Shows({ enum: [...BROUGHT_KINDS], enumName: 'BroughtKind', description: 'Catalogue' }) kind: BroughtKind;
  @ShowsId() id: string;
  @Shows({ type: String, required: false, description: "Name, for staff; '' once it is deleted" })
  title?: string;
}

@ApiSchema({ name: 'VipItem' })
export class VipItemDto extends CatalogueRecordDto {
  @ShowsId('_id of the pack') vipId: string;
  @ShowsText('Name', 'Golden entry') name: string;
  @ShowsText('The same as name', 'Golden entry') title: string;
  @ShowsImage() image: string;
  @Shows({
    type: () => BroughtItem,
    required: false,
    description: 'What the pack brings for its days. Omitted: the item is only shown',
  })
  item?: BroughtItem;
}

export const toVipItemDto = ({
  _id,
  shown,
  version,
  vip,
  name,
  image,
  itemKind: kind,
  itemId,
}: VipItem): VipItemDto => ({
  ...recordDto({ _id, shown, version }),
  vipId: vip.toHexString(),
  name,
  title: name,
  image,
  ...(kind && itemId && { item: { kind, id: itemId.toHexString() } }),
});
