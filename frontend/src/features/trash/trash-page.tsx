import { trashEntriesList } from '../../api/trash.lists.gen';
import { useChanges } from '../../api/use-changes';
import {
  useListTrashEntriesQuery,
  useRestoreTrashEntriesMutation,
  type TrashedKind,
  type TrashEntry,
} from '../../api/trash.gen';
import { counted, useBulk } from '../../components/bulk/use-bulk';
import { mostIds } from '../../components/bulk/use-matching';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListPage } from '../../components/base/list-page/list-page';
import type { Column } from '../../components/base/list-page/list.types';
import { texts as history } from '../../components/base/on-demand/history.texts';
import { StatusBadge } from '../../components/base/status-badge';
import { useInstantRows } from '../../components/base/use-instant';
import { formatDateTime } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import { daysLeft } from './days-left';
import { texts } from './trash.texts';
import { isCatalogue, rightToRestore, trashedKinds } from './trashed-kinds';
import { useRestore } from './use-restore';

interface Row extends TrashEntry {
  _id: string;
  left: number;
}
/** From this number of days left on, the number is highlighted. */
const soon = 3;

const columns: Column<Row>[] = [
  { field: 'label', title: texts.columns.what, card: 'title', value: ({ label }) => label },
  { field: 'kind', title: texts.columns.kind, value: ({ kind }) => history.kindOf(kind) },
  { field: 'deletedBy', title: texts.columns.by, value: ({ deletedBy }) => deletedBy },
  {
    field: 'deletedAt',
    title: texts.columns.at,
    value: ({ deletedAt }) => formatDateTime(deletedAt),
  },
  {
    field: 'left',
    title: texts.columns.left,
    exported: false,
    card: 'badge',
    value: ({ left }) => <StatusBadge tone={left <= soon ? 'bad' : 'calm'}>{texts.days(left)}</StatusBadge>,
  },
];

const kinds = Object.fromEntries(trashedKinds.map((kind) => [kind, history.kindOf(kind)])) as Record<
  TrashedKind,
  string
>;
const filters = listFilters(trashEntriesList, {
  kind: [texts.columns.kind, kinds],
  days: texts.columns.at,
});

const matches = ({ label, kind, deletedBy }: Row, search: string) =>
  [label, history.kindOf(kind), deletedBy].some((words) =>
    words.toLowerCase().includes(search.toLowerCase()),
  );

const rowName = ({ label }: Row) => label;

const bulkActions = [{ name: 'restore', right: 'trash.restore' as const, ...texts.bulk }];
const what = counted('item');
/** What a restored record may be: the lists of all kinds are read again. */
const stale = [
  ...[
    'trash',
    'staff-accounts',
    'bd',
    'agency-admin',
    'agency',
    'coin-panel',
    'hierarchy',
    'live',
    'earnings',
  ],
  ...['catalogues', ...trashedKinds.filter(isCatalogue)],
];

/**
 * The trash: deleted catalogue records, staff accounts and host records, for 30 days. The API returns all matches, so the
 * page is cut here.
 */
export function TrashPage() {
  const list = useListState(trashEntriesList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const trash = useListTrashEntriesQuery(
    { ...values, sort: list.arg.sort },
    { refetchOnMountOrArgChange: true },
  );
  const restore = useRestore();
  const { runFor, isSending } = useInstantRows();
  // The list itself listens to the catalogues.
  useChanges('staff', () => void trash.refetch());
  useChanges('live', () => void trash.refetch());
  const found = trash.data?.details
    .map((record): Row => ({ ...record, _id: record.id, left: daysLeft(record.deletedAt) }))
    .filter((row) => matches(row, list.search));
  const first = (list.page - 1) * list.limit;
  const rows = found?.slice(first, first + list.limit);

  const [restoreAll] = useRestoreTrashEntriesMutation();
  // The API knows no search of the trash: the entries of a search are named.
  const { all: _all, ...selecting } = useBulk<Row>({
    ...{ list, query: trash, rows, total: found?.length, filter: values, actions: bulkActions, what, stale },
    rowName,
    ...(list.search && { most: mostIds }),
    start: ({ ids, expected }, _filter, key) => {
      const named = ids ?? (list.search ? found?.map(({ id }) => id) : undefined);
      return restoreAll({
        ...(!named && values),
        restoreTrashDto: { ids: named, expected },
        'Idempotency-Key': key,
      }).unwrap();
    },
  });

  async function bringBack({ kind, id }: Row) {
    await runFor(id, undefined, () => restore(kind, id), texts.failed);
    // A restored entry leaves the list. A refused one may be gone already.
    void trash.refetch();
  }
  return (
    <ListPage
      {...selecting}
      list={list}
      query={trash}
      rows={rows}
      total={found?.length}
      columns={columns}
      rowName={rowName}
      actions={(row) => [
        {
          label: texts.restore,
          right: rightToRestore(row.kind),
          busy: isSending(row.id),
          onClick: () => void bringBack(row),
        },
      ]}
      searchLabel={texts.search}
      filterBar={filterBar}
      empty={emptyOr({ title: texts.empty, hint: texts.hint })}
    />
  );
}
