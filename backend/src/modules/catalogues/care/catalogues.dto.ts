import { ApiSchema } from '@nestjs/swagger';
import { Flag, Id, Ids, Int, OneOf, Optional } from '../../../http/fields.js';
import { DayRangeQuery } from '../../../http/list-query.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import type { TimesGiven } from '../../ledger/given-gifts.js';
import type { ItemUses } from './item-uses.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../registry/catalogue-list.js';
import { type Settlement, SETTLEMENTS } from '../shared/references.js';

const kind = () => OneOf(CATALOGUE_KINDS, 'CatalogueKind', { description: 'Catalogue', example: 'gifts' });

/** `from` and `to` are days of deletion. */
export class TrashQuery extends DayRangeQuery {
  @Optional() @kind() kind?: CatalogueKind;
}
export class CatalogueRecordQuery {
  @kind() kind: CatalogueKind;
  @Id() id: string;
}
@RefuseUnknown()
export class RestoreRecordDto extends CatalogueRecordQuery {}
@RefuseUnknown()
export class DeleteUsedRecordDto extends CatalogueRecordQuery {
  @Optional()
  @Id({
    description: 'Record of the same catalogue that replaces the deleted record in the records that use it',
  })
  moveTo?: string;
}
@RefuseUnknown()
export class ShowRecordDto extends CatalogueRecordQuery {
  @Flag({ description: 'false: hide the record from the app' }) shown: boolean;
}
@RefuseUnknown()
export class ArrangeRecordsDto {
  @kind() kind: CatalogueKind;
  @Ids(1000, {
    description: 'Records of the catalogue in their new order; other records keep their positions',
  })
  ids: string[];
}
@RefuseUnknown()
export class MoveRecordDto extends CatalogueRecordQuery {
  @Int(1, 1_000_000, {
    description: 'Position in the list, from 1; a larger number means the last position',
    example: 3,
  })
  place: number;
}

export class RecordUse {
  @ShowsText('Records that use it', 'users') what: string;
  @ShowsInt('Number of records', 12) count: number;
  @Shows({
    enum: Object.values(SETTLEMENTS),
    enumName: 'UseSettlement',
    description:
      'Effect of `delete` on them: moved to another record, released from this record, or deleted together with it',
  })
  settlement: Settlement;
}
@ApiSchema({ name: 'TimesGiven' })
export class TimesGivenDto {
  @ShowsInt('Number of times that users gave this gift or live gift, at most 10,000', 12) count: number;
  @Shows({ type: 'boolean', description: 'Whether it was given more often than `count`', example: false })
  more: boolean;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When it was given last' })
  last: string | null;
}
export const toTimesGivenDto = ({ count, more, last }: TimesGiven): TimesGivenDto => ({
  count,
  more,
  last: last?.toISOString() ?? null,
});

@ApiSchema({ name: 'RecordOwners' })
export class RecordOwnersDto {
  @ShowsInt('Users who have this frame, effect, theme or VIP pack now or later; at most 10,000', 12)
  owners: number;
  @ShowsInt('Times that users bought it; at most 10,000', 40) sold: number;
  @ShowsInt('Times that staff gave it; at most 10,000', 3) given: number;
  @Shows({
    type: String,
    format: 'date-time',
    required: false,
    description: 'When it was sold or given last; omitted: never',
  })
  last?: string;
}
export const toRecordOwnersDto = (
  { owners, sold, given, last }: ItemUses = { owners: 0, sold: 0, given: 0, last: null },
): RecordOwnersDto => ({
  ...{ owners, sold, given },
  ...(last && { last: last.toISOString() }),
});

export class TrashedRecord {
  @Shows({ enum: [...CATALOGUE_KINDS], enumName: 'CatalogueKind', description: 'Catalogue' })
  kind: CatalogueKind;
  @ShowsId() id: string;
  @ShowsText('Label for staff', 'Rose') label: string;
  @ShowsTime('When it was deleted; removed permanently 30 days later') deletedAt: string;
  @ShowsText('Name of the person who deleted it', 'Asha Verma') deletedBy: string;
}
