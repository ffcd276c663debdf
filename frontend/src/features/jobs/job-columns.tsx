import type { Job } from '../../api/jobs.gen';
import cell from '../../components/base/cell.module.css';
import { JobBadge, JobProgress } from '../../components/base/job-progress';
import type { Column } from '../../components/base/list-page/list.types';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import { durationOf } from './duration';
import classes from './jobs.module.css';
import { texts } from './jobs.texts';

const { columns: title } = texts;

/** `readAt` is the time of the list's answer: durations of running jobs are counted up to it. */
export const columns = (readAt: number): Column<Job>[] => [
  {
    field: 'title',
    title: title.job,
    card: 'title',
    value: (job) => (
      <span className={classes.pair}>
        <strong>{job.title}</strong>
        <span className={cell.second}>{texts.kinds[job.kind] ?? job.kind}</span>
      </span>
    ),
  },
  { field: 'state', title: title.state, card: 'badge', value: (job) => <JobBadge job={job} /> },
  {
    field: 'done',
    title: title.progress,
    width: 150,
    value: (job) => <JobProgress job={job} label={texts.progressOf(job.title)} />,
  },
  { field: 'result', title: title.result, exported: false, value: (job) => <Result job={job} /> },
  {
    field: 'duration',
    title: title.duration,
    exported: false,
    align: 'end',
    value: ({ startedAt, endedAt }) => durationOf(startedAt, endedAt, readAt),
  },
  {
    field: 'createdAt',
    title: title.started,
    value: ({ createdAt, by }) => (
      <span className={classes.pair}>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatAgo(createdAt)}
        </time>
        <span className={cell.second}>{texts.by(by)}</span>
      </span>
    ),
  },
];

function Result({ job: { result, error, nextTryAt } }: { job: Job }) {
  const counts = Object.entries(result).filter(([, count]) => count > 0);
  return (
    <span className={classes.pair}>
      {counts.map(([name, count]) => (
        <span key={name} className={cell.second}>
          {texts.results[name]?.(formatNumber(count)) ?? texts.other(name, formatNumber(count))}
        </span>
      ))}
      {error && <span className={classes.fault}>{error}</span>}
      {nextTryAt && (
        <time dateTime={nextTryAt} className={cell.second}>
          {texts.nextTry(formatAgo(nextTryAt))}
        </time>
      )}
    </span>
  );
}
