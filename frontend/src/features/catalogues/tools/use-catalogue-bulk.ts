import { useMemo } from 'react';
import {
  useChangeCatalogueRecordsMutation,
  type BulkCatalogueDto,
  type CatalogueKind,
} from '../../../api/catalogues.gen';
import type { BulkAction } from '../../../components/bulk/bulk.types';
import { mostIds, useMatching } from '../../../components/bulk/use-matching';
import { counted, useBulk } from '../../../components/bulk/use-bulk';
import type { Listed, ListQuery } from '../../../components/base/list-page/list.types';
import { wholeOf } from '../../../lib/typed-number';
import type { ListState } from '../../../lib/use-list-state';
import { texts } from './tools.texts';

const { bulk } = texts;
const right = 'catalogues.write';
const showing: BulkAction[] = [
  { name: 'show', right, ...bulk.show },
  { name: 'hide', right, ...bulk.hide },
];
const pricing: BulkAction = {
  name: 'price',
  right,
  ...bulk.price,
  field: {
    name: 'percent',
    label: bulk.percent,
    hint: bulk.percentHint,
    limit: { minimum: 1, maximum: 1000 },
    initial: '100',
  },
};
const deleting: BulkAction = { name: 'delete', right, ...bulk.delete, danger: true };
/** The catalogues whose records have a price in coins. */
const priced = new Set<CatalogueKind>(['gifts', 'live-gifts', 'themes', 'vips', 'frames', 'entry-effects']);
const what = counted('record');

interface CatalogueBulk<Row> {
  kind: CatalogueKind;
  list: ListState;
  query: ListQuery;
  rows: Row[] | undefined;
  total: number | undefined;
  rowName: (row: Row) => string;
  /** Whether records can be deleted. */
  deletes: boolean;
}

/** Selects records of a catalogue and shows, hides, reprices or deletes all of them. */
export function useCatalogueBulk<Row extends Listed>({ kind, deletes, ...list }: CatalogueBulk<Row>) {
  const [change] = useChangeCatalogueRecordsMutation();
  const { filter, idsOf } = useMatching(list.query);
  // Each catalogue has a slice with the name of its kind.
  const stale = useMemo(() => ['catalogues', kind], [kind]);
  const { all: _all, ...selecting } = useBulk<Row>({
    ...list,
    ...{ filter, what, stale, most: mostIds },
    actions: [...showing, ...(priced.has(kind) ? [pricing] : []), ...(deletes ? [deleting] : [])],
    start: async ({ action, value, ids, ...order }, _filter, key) =>
      change({
        bulkCatalogueDto: {
          ...{ ...order, kind, ids: ids ?? (await idsOf()) },
          action: action as BulkCatalogueDto['action'],
          percent: value === undefined ? undefined : wholeOf(value),
        },
        'Idempotency-Key': key,
      }).unwrap(),
  });
  return selecting;
}
