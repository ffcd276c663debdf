import { useListTrashQuery, useRestoreRecordMutation, type TrashedRecord } from '../../../api/catalogues.gen';
import { ListPage } from '../../../components/list-page/list-page';
import { choice, dayRange, listFilters } from '../../../components/filters/list-filters';
import { useListFilters } from '../../../components/filters/use-list-filters';
import type { Column } from '../../../components/list-page/list.types';
import { StatusBadge } from '../../../components/status-badge';
import { useInstantRows } from '../../../components/use-instant';
import { formatDateTime } from '../../../lib/format';
import { ownPageSize } from '../../../lib/list-state';
import { useListState } from '../../../lib/use-list-state';
import { catalogues } from '../catalogues';
import { daysLeft } from './days-left';
import { texts } from '../tools/tools.texts';

const { trash: text } = texts;

interface Row extends TrashedRecord {
  _id: string;
  left: number;
}
/** From this number of days left on, the number is highlighted. */
const soon = 3;

const columns: Column<Row>[] = [
  { field: 'label', title: text.columns.what, card: 'title', value: ({ label }) => label },
  { field: 'kind', title: text.columns.catalogue, value: ({ kind }) => catalogues[kind].many },
  { field: 'deletedBy', title: text.columns.by, value: ({ deletedBy }) => deletedBy },
  { field: 'deletedAt', title: text.columns.at, value: ({ deletedAt }) => formatDateTime(deletedAt) },
  {
    field: 'left',
    title: text.columns.left,
    exported: false,
    card: 'badge',
    value: ({ left }) => <StatusBadge tone={left <= soon ? 'bad' : 'calm'}>{text.days(left)}</StatusBadge>,
  },
];

const kinds = Object.fromEntries(
  Object.entries(catalogues).map(([kind, { many }]) => [kind, many]),
) as Record<TrashedRecord['kind'], string>;
const filters = listFilters({
  kind: choice(text.columns.catalogue, kinds),
  deleted: dayRange(text.columns.at, ['from', 'to']),
});

const matches = ({ label, kind, deletedBy }: Row, search: string) =>
  [label, catalogues[kind].many, deletedBy].some((words) =>
    words.toLowerCase().includes(search.toLowerCase()),
  );

/**
 * The trash: deleted catalogue records until they are removed for good. The API returns all matches, so the page is cut
 * here.
 */
export function TrashPage() {
  const list = useListState({ name: 'trash', limit: ownPageSize });
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const trash = useListTrashQuery(values, { refetchOnMountOrArgChange: true });
  const [restore] = useRestoreRecordMutation();
  const { runFor, isSending } = useInstantRows();
  const found = trash.data?.details
    .map((record): Row => ({ ...record, _id: record.id, left: daysLeft(record.deletedAt) }))
    .filter((row) => matches(row, list.search));
  const first = (list.page - 1) * list.limit;

  async function bringBack({ kind, id }: Row) {
    const done = await runFor(
      id,
      undefined,
      () => restore({ restoreRecordDto: { kind, id } }).unwrap(),
      text.failed,
    );
    // Someone else restored the record, or it was removed for good. Either way, refetch the list.
    if (!done) void trash.refetch();
  }
  return (
    <ListPage
      list={list}
      query={trash}
      rows={found?.slice(first, first + list.limit)}
      total={found?.length}
      columns={columns}
      live={{ topic: 'catalogues' }}
      rowName={({ label }) => label}
      actions={(row) => [
        { label: text.restore, busy: isSending(row.id), onClick: () => void bringBack(row) },
      ]}
      searchLabel={text.search}
      filterBar={filterBar}
      empty={emptyOr({ title: text.empty, hint: text.hint })}
    />
  );
}
