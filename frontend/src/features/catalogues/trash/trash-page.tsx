import { useListTrashQuery, useRestoreRecordMutation, type TrashedRecord } from '../../../api/catalogues.gen';
import { ListPage } from '../../../components/list-page/list-page';
import type { Column } from '../../../components/list-page/list.types';
import { StatusBadge } from '../../../components/status-badge';
import { useInstantRows } from '../../../components/use-instant';
import { formatDateTime } from '../../../lib/format';
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
  { title: text.columns.what, card: 'title', value: ({ label }) => label },
  { title: text.columns.catalogue, value: ({ kind }) => catalogues[kind].many },
  { title: text.columns.by, value: ({ deletedBy }) => deletedBy },
  { title: text.columns.at, value: ({ deletedAt }) => formatDateTime(deletedAt) },
  {
    title: text.columns.left,
    card: 'badge',
    value: ({ left }) => <StatusBadge tone={left <= soon ? 'bad' : 'calm'}>{text.days(left)}</StatusBadge>,
  },
];

const matches = ({ label, kind, deletedBy }: Row, search: string) =>
  [label, catalogues[kind].many, deletedBy].some((words) =>
    words.toLowerCase().includes(search.toLowerCase()),
  );

/**
 * The trash: deleted catalogue records until they are removed for good. The API returns all of them, so the page is cut
 * here.
 */
export function TrashPage() {
  const list = useListState();
  const trash = useListTrashQuery(undefined, { refetchOnMountOrArgChange: true });
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
      rowName={({ label }) => label}
      actions={(row) => [
        { label: text.restore, busy: isSending(row.id), onClick: () => void bringBack(row) },
      ]}
      searchLabel={text.search}
      empty={{ title: text.empty, hint: text.hint }}
    />
  );
}
