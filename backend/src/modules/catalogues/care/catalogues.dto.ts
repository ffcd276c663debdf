import {
  Id,
  Ids,
  Int,
  OneOf,
  Optional,
  RefuseUnknown,
  Shows,
  ShowsId,
  ShowsInt,
  ShowsText,
  ShowsTime,
} from '../../../http/fields.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../registry/catalogue-list.js';
import { type Settlement, SETTLEMENTS } from '../shared/references.js';

const kind = () => OneOf(CATALOGUE_KINDS, 'CatalogueKind', { description: 'Catalogue', example: 'gifts' });

export class CatalogueRecordQuery {
  @kind() kind: CatalogueKind;
  @Id() id: string;
}
@RefuseUnknown()
export class RestoreRecordDto extends CatalogueRecordQuery {}
@RefuseUnknown()
export class DeleteUsedRecordDto extends CatalogueRecordQuery {
  @Optional()
  @Id({ description: 'Record of the same catalogue that receives the moved uses' })
  moveTo?: string;
}
@RefuseUnknown()
export class ArrangeRecordsDto {
  @kind() kind: CatalogueKind;
  @Ids(1000, {
    description: 'Records of the catalogue in their new order; they share the places that they have now',
  })
  ids: string[];
}
@RefuseUnknown()
export class MoveRecordDto extends CatalogueRecordQuery {
  @Int(1, 1_000_000, {
    description: 'Place in the list, from 1; a larger number means the end of the list',
    example: 3,
  })
  place: number;
}

export class RecordUse {
  @ShowsText('Kind of the records that use it', 'users') what: string;
  @ShowsInt('Number of these records', 12) count: number;
  @Shows({
    enum: Object.values(SETTLEMENTS),
    enumName: 'UseSettlement',
    description:
      'What `delete` does with them: moved: they refer to another record; released: their reference is cleared; together: they are deleted too',
  })
  settlement: Settlement;
}
export class TrashedRecord {
  @Shows({ enum: [...CATALOGUE_KINDS], enumName: 'CatalogueKind', description: 'Catalogue' })
  kind: CatalogueKind;
  @ShowsId() id: string;
  @ShowsText('Label of the record', 'Rose') label: string;
  @ShowsTime('Time of the deletion; the record is removed for good 30 days later') deletedAt: string;
  @ShowsText('Name of the person who deleted the record', 'Asha Verma') deletedBy: string;
}
