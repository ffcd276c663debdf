import { Link } from 'react-router-dom';
import { useListImportsQuery, type Import, type ListImportsApiArg } from '../../api/imports.gen';
import cell from '../../components/cell.module.css';
import {
  choice,
  dayRange,
  listFilters,
  type Fields,
  type ListFilters,
} from '../../components/filters/list-filters';
import { useListFilters } from '../../components/filters/use-list-filters';
import { JobProgress } from '../../components/job-progress';
import { ListPage } from '../../components/list-page/list-page';
import type { Column } from '../../components/list-page/list.types';
import { formatDateTime, formatNumber } from '../../lib/format';
import { ownPageSize } from '../../lib/list-state';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { ImportState } from './import-state';
import classes from './imports.module.css';
import { texts } from './imports.texts';
import { useImportChanges } from './use-import-changes';

const { columns: head } = texts;
const sorts = ['createdAt'] as const;
const salaries = 'salaries';

const coins: Column<Import> = {
  field: 'coins',
  title: head.coins,
  align: 'end',
  value: ({ coins: sum }) => formatNumber(sum),
};
const columnsTo = (to: (id: string) => string, ...more: Column<Import>[]): Column<Import>[] => [
  {
    field: 'title',
    title: head.title,
    card: 'title',
    value: ({ _id, title, kind }) => (
      <span className={cell.names}>
        <Link to={to(_id)} className={cell.link}>
          {title}
        </Link>
        {kind !== salaries && <span className={cell.second}>{texts.kinds[kind] ?? kind}</span>}
      </span>
    ),
  },
  { field: 'state', title: head.state, card: 'badge', value: (run) => <ImportState of={run} /> },
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
    sort: 'createdAt',
    value: ({ createdAt, by }) => (
      <span className={cell.names}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <span className={cell.second}>{texts.by(by)}</span>
      </span>
    ),
  },
];

const { salaries: _salaries, ...otherKinds } = texts.kinds;
const state = choice(texts.filters.state, texts.states);
const created = dayRange(texts.filters.created);

interface ImportListProps {
  name: string;
  columns: Column<Import>[];
  filters: ListFilters<Fields>;
  only?: Pick<ListImportsApiArg, 'kind'>;
  to: (id: string) => string;
  addTo?: string;
  empty: { title: string; hint: string };
}

function ImportList({ name, columns, filters, only, to, addTo, empty }: ImportListProps) {
  const list = useListState({ name, limit: ownPageSize, sorts });
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort } = list.arg;
  const imports = useListImportsQuery({ page, limit, sort, ...values, ...only }, useImportChanges());
  return (
    <ListPage
      list={list}
      query={imports}
      rows={imports.data?.details}
      total={imports.data?.total}
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
const runFilters = listFilters({ state, created });
/** The salary runs, newest first. */
export const SalaryRunListPage = () => (
  <ImportList
    name="salary-runs"
    columns={runColumns}
    filters={runFilters}
    only={{ kind: salaries }}
    to={paths.admin.salaryRun}
    addTo={paths.admin.newSalaryRun}
    empty={texts.emptyRuns}
  />
);

const importColumns = columnsTo(paths.admin.import);
const importFilters = listFilters({ state, kind: choice(texts.filters.kind, otherKinds), created });
/** The imports of staff and hosts, newest first. */
export const ImportListPage = () => (
  <ImportList
    name="imports"
    columns={importColumns}
    filters={importFilters}
    to={paths.admin.import}
    empty={texts.emptyImports}
  />
);
