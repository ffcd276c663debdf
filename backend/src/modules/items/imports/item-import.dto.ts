import { PickType } from '@nestjs/swagger';
import { Identifier, OneOf, Optional, Text } from '../../../http/fields.js';
import { Envelope } from '../../../http/response.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { GrantItemDto } from '../items.dto.js';

const ACTIONS = ['give', 'revoke'] as const;

/** One row of a table: a user gets an item, or loses all days of it. */
export class ItemRowDto extends PickType(GrantItemDto, ['kind', 'days', 'reason']) {
  @Identifier(50, { description: 'Username, _id or phone number of the user', example: 'anita.sharma' })
  user: string;
  @Text(100, { description: '_id or exact title of the item', example: 'Golden dragon' }) item: string;
  @Optional()
  @OneOf(ACTIONS, 'ItemRowAction', { description: 'Empty: give', example: 'give' })
  action?: (typeof ACTIONS)[number];
}

export class ItemImportResponse extends Envelope {
  @ShowsText('Id of the import', '66f0c0ffee00000000000001') import: string;
}
