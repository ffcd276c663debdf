import { OmitType } from '@nestjs/swagger';
import { Ids, Int, OneOf, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';
import { CATALOGUE_KINDS, type CatalogueKind } from '../registry/catalogue-list.js';

export const CATALOGUE_BULK_ACTIONS = ['delete', 'restore', 'show', 'hide', 'price'] as const;
export type CatalogueBulkAction = (typeof CATALOGUE_BULK_ACTIONS)[number];

/** A catalogue is small: the client names the records, also when it selects all that match. */
@RefuseUnknown()
export class BulkCatalogueDto extends OmitType(BulkDto, ['ids']) {
  @OneOf(CATALOGUE_KINDS, 'CatalogueKind', { description: 'Catalogue', example: 'gifts' })
  kind: CatalogueKind;
  @OneOf(CATALOGUE_BULK_ACTIONS, 'CatalogueBulkAction', { description: 'What happens to each record' })
  action: CatalogueBulkAction;
  @Ids(1000, { description: '_ids of the selected records' }) ids: string[];
  @Optional()
  @Int(1, 1000, {
    description: 'For `price`: the new price in percent of the present one, rounded to whole coins',
    example: 110,
  })
  percent?: number;
}
