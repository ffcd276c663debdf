import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  useFetchImportQuery,
  useLazyFetchFailedRowsQuery,
  useListImportRowsQuery,
  type Import,
  type ImportRow,
} from '../../api/imports.gen';
import { useCancelJobMutation, useRetryJobMutation } from '../../api/jobs.gen';
import { BackLink } from '../../components/back-link';
import { BusyButton } from '../../components/busy-button';
import cell from '../../components/cell.module.css';
import { Clip } from '../../components/clip';
import { choice, listFilters } from '../../components/filters/list-filters';
import { useListFilters } from '../../components/filters/use-list-filters';
import { canCancelJob, canRetryJob, JobProgress } from '../../components/job-progress';
import { ListSection } from '../../components/list-page/list-section';
import type { Column } from '../../components/list-page/list.types';
import { notify } from '../../components/notify';
import { Page } from '../../components/page';
import { PageSkeleton } from '../../components/page-skeleton';
import { RecordFacts } from '../../components/record-form/record-facts';
import { Sheet } from '../../components/sheet';
import { ErrorState } from '../../components/state-views';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { useInstantRows } from '../../components/use-instant';
import { csvOf, saveText } from '../../lib/csv';
import { formatDateTime, formatNumber } from '../../lib/format';
import { ownPageSize } from '../../lib/list-state';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { ImportState } from './import-state';
import classes from './imports.module.css';
import { texts } from './imports.texts';
import { PasswordsButton } from './passwords-button';
import { useImportChanges } from './use-import-changes';

const { run: text, rows: head } = texts;
const salaries = 'salaries';
const staffKinds = new Set(['bd', 'agencyadmin', 'agency', 'coin']);

/** One import: its progress, what can be done about it, and its rows. */
export function ImportRunPage() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useFetchImportQuery({ id }, useImportChanges());
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const run = currentData.details;
  const isSalaryRun = run.kind === salaries;
  return (
    <>
      <BackLink to={isSalaryRun ? paths.admin.salaryRuns : paths.admin.imports}>
        {isSalaryRun ? texts.salaryRuns : texts.imports}
      </BackLink>
      <Page title={run.title} aside={<ImportState of={run} />} actions={<Actions run={run} />}>
        <Sheet>
          <div className={classes.facts}>
            {run.state === 'asked' && (
              <p className={classes.note}>
                <span>{text.asked}</span>
                <Link to={paths.admin.waitingCoins}>{text.review}</Link>
              </p>
            )}
            {run.passwordsTaken && <p className={classes.note}>{text.passwordsTaken}</p>}
            <RecordFacts label={text.facts} facts={factsOf(run)} />
          </div>
        </Sheet>
        <h2 className={classes.below}>{text.rowsTitle}</h2>
        <Rows run={run} />
      </Page>
    </>
  );
}

const factsOf = (run: Import) => [
  { label: text.kind, value: texts.kinds[run.kind] ?? run.kind },
  {
    label: text.progress,
    value: <JobProgress job={{ ...run, state: 'running' }} label={texts.progressOf(run.title)} />,
  },
  ...(run.failed ? [{ label: text.state, value: texts.failedRows(run.failed) }] : []),
  ...(run.coins ? [{ label: text.coins, value: formatNumber(run.coins) }] : []),
  { label: text.by, value: run.own ? text.you : run.by },
  { label: text.at, value: <time dateTime={run.createdAt}>{formatDateTime(run.createdAt)}</time> },
  ...(run.endedAt
    ? [{ label: text.ended, value: <time dateTime={run.endedAt}>{formatDateTime(run.endedAt)}</time> }]
    : []),
  ...(run.decidedBy ? [{ label: text.decidedBy, value: run.decidedBy }] : []),
  ...(run.reason ? [{ label: text.reason, value: run.reason, wide: true }] : []),
  ...(run.error ? [{ label: text.error, value: run.error, wide: true }] : []),
];

/** What can be done about an import. */
function Actions({ run }: { run: Import }) {
  const [cancel] = useCancelJobMutation();
  const [retry] = useRetryJobMutation();
  const { runFor, isSending } = useInstantRows();
  if (run.state === 'asked' || run.state === 'refused') return null;
  const job = { ...run, state: run.state };
  const stop = () =>
    runFor(
      run.job,
      {
        title: text.cancelTitle(run.title),
        effect: text.cancelEffect(formatNumber(run.done), formatNumber(run.total)),
        yes: text.cancelYes,
        no: text.cancelNo,
        danger: true,
      },
      () => cancel({ id: run.job }).unwrap(),
    );
  return (
    <>
      {run.failed > 0 && <FailedRowsButton id={run._id} />}
      {run.own && run.state === 'done' && staffKinds.has(run.kind) && !run.passwordsTaken && (
        <PasswordsButton id={run._id} />
      )}
      {canRetryJob(job) && (
        <BusyButton
          loading={isSending(run.job)}
          onClick={() => void runFor(run.job, undefined, () => retry({ id: run.job }).unwrap())}
        >
          {text.resume}
        </BusyButton>
      )}
      {canCancelJob(job) && (
        <Button variant="default" disabled={isSending(run.job)} onClick={() => void stop()}>
          {text.cancel}
        </Button>
      )}
    </>
  );
}

/** Saves the failed rows as they were in the file, to correct them and import them again. */
function FailedRowsButton({ id }: { id: string }) {
  const [fetchRows] = useLazyFetchFailedRowsQuery();
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    setIsSaving(true);
    try {
      const { columns, rows } = (await fetchRows({ id }).unwrap()).details;
      saveText(csvOf([columns, ...rows]), text.failedFile);
    } catch (error) {
      notify.failure(error);
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isSaving}
      onClick={() => void save()}
    >
      {text.saveFailed}
    </BusyButton>
  );
}

const rowTones: Record<ImportRow['state'], Tone> = { waiting: 'calm', done: 'good', failed: 'bad' };
const columnsOf = (isSalaryRun: boolean): Column<ImportRow>[] => [
  { field: 'row', title: head.row, width: 90, sort: 'row', value: ({ row }) => formatNumber(row) },
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
          value: ({ coins }: ImportRow) => (coins === null ? '–' : formatNumber(coins)),
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
        {reason && <span className={classes.failed}>{reason}</span>}
      </span>
    ),
  },
];
const columns = { salaries: columnsOf(true), others: columnsOf(false) };
const sorts = ['row'] as const;
const filters = listFilters({ state: choice(head.state, texts.rowStates) });

function Rows({ run: { _id: id, kind } }: { run: Import }) {
  const list = useListState({ name: 'import-rows', limit: ownPageSize, sorts });
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort, search } = list.arg;
  const rows = useListImportRowsQuery({ id, page, limit, sort, search, ...values });
  return (
    <ListSection
      title={text.rowsTitle}
      list={list}
      query={rows}
      rows={rows.data?.details}
      total={rows.data?.total}
      columns={kind === salaries ? columns.salaries : columns.others}
      rowName={({ row, label }) => text.rowName(row, label)}
      searchLabel={text.search}
      filterBar={filterBar}
      empty={emptyOr(text.empty)}
    />
  );
}
