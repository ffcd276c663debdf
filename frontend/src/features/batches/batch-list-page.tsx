import { Link } from 'react-router-dom';
import { batchesList } from '../../api/batches.lists.gen';
import { useListBatchesQuery, type Batch, type ListBatchesApiArg } from '../../api/batches.gen';
import cell from '../../components/base/cell.module.css';
import { listFilters, type Shapes, type ListFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { JobProgress } from '../../components/base/job-progress';
import { ListPage } from '../../components/base/list-page/list-page';
import type { Column } from '../../components/base/list-page/list.types';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { BatchState } from './batch-state';
import classes from './batches.module.css';
import { bulkKind, texts } from './batches.texts';
import { useBatchChanges } from '../../components/bulk/use-batch-changes';

const { columns: head } = texts;
const salaries = 'salaries';

const coins: Column<Batch> = {
  field: 'coins',
  title: head.coins,
  align: 'end',
  value: ({ coins: sum }) => formatNumber(sum),
};
const columnsTo = (to: (id: string) => string, ...more: Column<Batch>[]): Column<Batch>[] => [
  {
    field: 'title',
    title: head.title,
    card: 'title',
    value: ({ _id, title, kind }) => (
      <span className={cell.names}>
        <Link to={to(_id)} className={cell.link}>
          {title}
        </Link>
        {kind !== salaries && <span className={cell.second}>{kindOf(kind)}</span>}
      </span>
    ),
  },
  { field: 'state', title: head.state, card: 'badge', value: (run) => <BatchState of={run} /> },
  ...more,
  {
    field: 'done',
    title: head.progress,
    width: 150,
    value: (run) => (
      <span className={cell.names}>
        <JobProgress job={{ ...run, state: 'running' }} label={texts.progressOf(run.title)} />
        {run.failed > 0 && <span className={classes.failed}>{texts.failedRows(run.failed)}</span>}
      </span>
    ),
  },
  {
    field: 'createdAt',
    title: head.created,
    value: ({ createdAt, by }) => (
      <span className={cell.names}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <span className={cell.second}>{texts.by(by)}</span>
      </span>
    ),
  },
];

const { salaries: _salaries, ...otherKinds } = texts.kinds;
const kindOf = (kind: string) => texts.kinds[kind] ?? bulkKind(kind);
/** Each list shows the batches of one source, and some those of one kind. */
const common = {
  source: false,
  kind: false,
  state: [texts.filters.state, texts.states],
  created: texts.filters.created,
} as const;

/** The lists to which a batch adds, or whose records it changes. */
const stale = ['hosts', 'hierarchy', 'items', 'recharge', 'users'];

interface BatchListProps {
  name: string;
  columns: Column<Batch>[];
  filters: ListFilters<Shapes>;
  only: Pick<ListBatchesApiArg, 'kind' | 'source'>;
  to: (id: string) => string;
  addTo?: string;
  empty: { title: string; hint: string };
}

function BatchList({ name, columns, filters, only, to, addTo, empty }: BatchListProps) {
  const list = useListState(batchesList, { name });
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort } = list.arg;
  const batches = useListBatchesQuery({ page, limit, sort, ...values, ...only }, useBatchChanges(stale));
  return (
    <ListPage
      list={list}
      live={false}
      query={batches}
      rows={batches.data?.details}
      total={batches.data?.total}
      columns={columns}
      rowName={({ title }) => title}
      actions={({ _id }) => [{ label: texts.open, to: to(_id) }]}
      filterBar={filterBar}
      empty={emptyOr(empty)}
      addTo={addTo}
      addLabel={texts.newSalaryRun}
    />
  );
}

const runColumns = columnsTo(paths.admin.salaryRun, coins);
const runFilters = listFilters(batchesList, common);
/** The salary runs, newest first. */
export const SalaryRunListPage = () => (
  <BatchList
    name="salary-runs"
    columns={runColumns}
    filters={runFilters}
    only={{ source: 'import', kind: salaries }}
    to={paths.admin.salaryRun}
    addTo={paths.admin.newSalaryRun}
    empty={texts.emptyRuns}
  />
);

const importColumns = columnsTo(paths.admin.import);
const importFilters = listFilters(batchesList, {
  source: false,
  state: common.state,
  kind: [texts.filters.kind, otherKinds],
  created: common.created,
});
/** The imports of staff, hosts and items, newest first. */
export const ImportListPage = () => (
  <BatchList
    name="imports"
    columns={importColumns}
    filters={importFilters}
    only={{ source: 'import' }}
    to={paths.admin.import}
    empty={texts.emptyImports}
  />
);

const bulkColumns = columnsTo(paths.admin.bulkChange);
const bulkFilters = listFilters(batchesList, common);
/** The changes of many records at once, newest first. */
export const BulkChangeListPage = () => (
  <BatchList
    name="bulk-changes"
    columns={bulkColumns}
    filters={bulkFilters}
    only={{ source: 'bulk' }}
    to={paths.admin.bulkChange}
    empty={texts.emptyBulk}
  />
);
