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

const kind = () =>
  OneOf(CATALOGUE_KINDS, 'CatalogueKind', { description: 'Which catalogue', example: 'gifts' });

export class CatalogueRecordQuery {
  @kind() kind: CatalogueKind;
  @Id() id: string;
}
@RefuseUnknown()
export class RestoreRecordDto extends CatalogueRecordQuery {}
@RefuseUnknown()
export class DeleteUsedRecordDto extends CatalogueRecordQuery {
  @Optional()
  @Id({ description: 'Record of the same catalogue that takes its place, where what uses it is moved' })
  moveTo?: string;
}
@RefuseUnknown()
export class ArrangeRecordsDto {
  @kind() kind: CatalogueKind;
  @Ids(1000, {
    description: 'Records of the catalogue in their new order; they keep their places among the others',
  })
  ids: string[];
}
@RefuseUnknown()
export class MoveRecordDto extends CatalogueRecordQuery {
  @Int(1, 1_000_000, { description: 'Place in the list, from 1; past its end is the last one', example: 3 })
  place: number;
}

export class RecordUse {
  @ShowsText('What uses it', 'users') what: string;
  @ShowsInt('How many', 12) count: number;
  @Shows({
    enum: Object.values(SETTLEMENTS),
    enumName: 'UseSettlement',
    description:
      'What `delete` does with them: moves them to another record, frees them of this one, or they go with it',
  })
  settlement: Settlement;
}
export class TrashedRecord {
  @Shows({ enum: [...CATALOGUE_KINDS], enumName: 'CatalogueKind', description: 'Which catalogue' })
  kind: CatalogueKind;
  @ShowsId() id: string;
  @ShowsText('What staff call it', 'Rose') label: string;
  @ShowsTime('When it was deleted; 30 days later it is gone') deletedAt: string;
  @ShowsText('Name of who deleted it', 'Asha Verma') deletedBy: string;
}
