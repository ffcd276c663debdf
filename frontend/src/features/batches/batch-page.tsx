import { Link, useParams } from 'react-router-dom';
import { useFetchBatchQuery, type Batch } from '../../api/batches.gen';
import { BackLink } from '../../components/base/back-link';
import { useBatchChanges } from '../../components/bulk/use-batch-changes';
import { JobProgress } from '../../components/base/job-progress';
import { Page } from '../../components/base/page';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { RecordFacts } from '../../components/record-form/record-facts';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { spoken } from '../../lib/spoken';
import { BatchActions } from './batch-actions';
import { BatchRows, type ScreenOf } from './batch-rows';
import { BatchState } from './batch-state';
import classes from './batches.module.css';
import { bulkKind, texts } from './batches.texts';

const { run: text } = texts;

/** Returns the list that a batch belongs to. */
function listOf({ source, kind }: Batch) {
  if (source === 'bulk') return { to: paths.admin.bulkChanges, label: texts.bulkChanges };
  if (kind === 'salaries') return { to: paths.admin.salaryRuns, label: texts.salaryRuns };
  return { to: paths.admin.imports, label: texts.imports };
}

/** One import or bulk change: its progress, what can be done about it, and its rows. */
export function BatchPage({ screenOf }: { screenOf: ScreenOf }) {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useFetchBatchQuery({ id }, useBatchChanges());
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const batch = currentData.details;
  const { to, label } = listOf(batch);
  return (
    <>
      <BackLink to={to}>{label}</BackLink>
      <Page
        title={batch.title}
        aside={<BatchState of={batch} />}
        actions={<BatchActions key={id} batch={batch} />}
      >
        <Sheet>
          <div className={classes.facts}>
            {batch.state === 'asked' && (
              <p className={classes.note}>
                <span>{text.asked}</span>
                <Link to={paths.admin.waitingCoins}>{text.review}</Link>
              </p>
            )}
            {batch.passwordsTaken && <p className={classes.note}>{text.passwordsTaken}</p>}
            <RecordFacts label={text.facts} facts={factsOf(batch)} />
          </div>
        </Sheet>
        <h2 className={classes.below}>{text.rowsTitle}</h2>
        <BatchRows key={id} batch={batch} screenOf={screenOf} />
      </Page>
    </>
  );
}

const time = (at: string) => <time dateTime={at}>{formatDateTime(at)}</time>;
const another = (id: string) => <Link to={paths.admin.bulkChange(id)}>{text.another}</Link>;
const filterOf = (filter: Batch['filter']) =>
  Object.entries(filter)
    .map(([name, value]) => `${spoken(name)}: ${text.flags[value] ?? value}`)
    .join(', ');

const factsOf = (batch: Batch) => [
  { label: text.kind, value: texts.kinds[batch.kind] ?? bulkKind(batch.kind) },
  {
    label: text.progress,
    value: <JobProgress job={{ ...batch, state: 'running' }} label={texts.progressOf(batch.title)} />,
  },
  ...(batch.failed ? [{ label: text.state, value: texts.failedRows(batch.failed) }] : []),
  ...(batch.coins ? [{ label: text.coins, value: formatNumber(batch.coins) }] : []),
  { label: text.by, value: batch.own ? text.you : batch.by },
  { label: text.at, value: time(batch.createdAt) },
  ...(batch.endedAt ? [{ label: text.ended, value: time(batch.endedAt) }] : []),
  ...(batch.decidedBy ? [{ label: text.decidedBy, value: batch.decidedBy }] : []),
  ...(batch.undoes ? [{ label: text.undoes, value: another(batch.undoes) }] : []),
  ...(batch.undoneBy ? [{ label: text.undoneBy, value: another(batch.undoneBy) }] : []),
  ...(Object.keys(batch.filter).length
    ? [{ label: text.filter, value: filterOf(batch.filter), wide: true }]
    : []),
  ...(batch.reason ? [{ label: text.reason, value: batch.reason, wide: true }] : []),
  ...(batch.error ? [{ label: text.error, value: batch.error, wide: true }] : []),
];
