import { batchRowsList } from '../../api/batches.lists.gen';
import { useListBatchRowsQuery, type Batch, type BatchRow } from '../../api/batches.gen';
import cell from '../../components/base/cell.module.css';
import { Clip } from '../../components/base/clip';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import type { Column } from '../../components/base/list-page/list.types';
import { StatusBadge, type Tone } from '../../components/base/status-badge';
import { formatNumber } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import classes from './batches.module.css';
import { texts } from './batches.texts';

const { run: text, rows: head } = texts;
const salaries = 'salaries';

/** Returns the address of a record's screen; undefined for a record without one. */
export type ScreenOf = (target: { kind: string; id: string; label: string }) => string | undefined;

const rowTones: Record<BatchRow['state'], Tone> = { waiting: 'calm', done: 'good', failed: 'bad' };
const columnsOf = (isSalaryRun: boolean): Column<BatchRow>[] => [
  { field: 'row', title: head.row, width: 90, value: ({ row }) => formatNumber(row) },
  {
    field: 'label',
    title: isSalaryRun ? head.recipient : head.label,
    card: 'title',
    value: ({ label, detail }) => (
      <span className={cell.names}>
        <span>{label}</span>
        {detail && <Clip className={cell.second}>{detail}</Clip>}
      </span>
    ),
  },
  ...(isSalaryRun
    ? [
        {
          field: 'coins',
          title: head.coins,
          align: 'end' as const,
          value: ({ coins }: BatchRow) => (coins === null ? '–' : formatNumber(coins)),
        },
      ]
    : []),
  {
    field: 'state',
    title: head.state,
    card: 'badge',
    value: ({ state, reason }) => (
      <span className={cell.names}>
        <span>
          <StatusBadge tone={rowTones[state]}>{texts.rowStates[state]}</StatusBadge>
        </span>
        {reason && <span className={state === 'failed' ? classes.failed : cell.second}>{reason}</span>}
      </span>
    ),
  },
];
const imported = columnsOf(false);
/** The rows of a selection have no number in a file. */
const selected = imported.filter(({ field }) => field !== 'row');
const salariesPaid = columnsOf(true);
const columnsFor = ({ kind, source }: Batch) =>
  source === 'bulk' ? selected : kind === salaries ? salariesPaid : imported;
const rowName = ({ row, label }: BatchRow) => text.rowName(row, label);

interface BatchRowsProps {
  batch: Batch;
  screenOf: ScreenOf;
}

const filters = listFilters(batchRowsList, { state: [head.state, texts.rowStates] });

/** The rows of a batch with their results. `screenOf` returns the screen of the record that a row is about. */
export function BatchRows({ batch, screenOf }: BatchRowsProps) {
  const { _id: id, source } = batch;
  const list = useListState(batchRowsList, {
    name: source === 'bulk' ? 'bulk-rows' : 'import-rows',
  });
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort, search } = list.arg;
  const rows = useListBatchRowsQuery({ id, page, limit, sort, search, ...values });
  return (
    <ListSection
      title={text.rowsTitle}
      list={list}
      query={rows}
      rows={rows.data?.details}
      total={rows.data?.total}
      columns={columnsFor(batch)}
      rowName={rowName}
      actions={(row) => {
        const [about = '', record = ''] = row.about.split(':');
        const to = about && screenOf({ kind: about, id: record, label: row.label });
        return to ? [{ label: texts.open, to }] : [];
      }}
      searchLabel={text.search}
      filterBar={filterBar}
      empty={emptyOr(text.empty)}
    />
  );
}
