import { useDispatch } from 'react-redux';
import { jobsList } from '../../api/jobs.lists.gen';
import {
  jobsApi,
  useCancelJobMutation,
  useListJobsQuery,
  useRetryJobMutation,
  type Job,
} from '../../api/jobs.gen';
import { texts as shared } from '../../components/base/components.texts';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { canCancelJob } from '../../components/base/job-progress';
import { ListPage } from '../../components/base/list-page/list-page';
import { useInstantRows } from '../../components/base/use-instant';
import { useChanges, useStreamState } from '../../api/use-changes';
import { useListState } from '../../lib/use-list-state';
import { columns } from './job-columns';
import { texts } from './jobs.texts';

const filters = listFilters(jobsList, {
  state: [texts.filter, shared.job.states],
  kind: [texts.kind, texts.kinds],
  created: texts.created,
});
/** The polling interval in milliseconds while the change stream is not open. */
const fallback = 15_000;

/** Background jobs: their state, with buttons to cancel or resume them. */
export function JobsPage() {
  const list = useListState(jobsList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const dispatch = useDispatch();
  const stream = useStreamState();
  useChanges('jobs', () => dispatch(jobsApi.util.invalidateTags(['jobs'])));
  const { page, limit, sort } = list.arg;
  const jobs = useListJobsQuery(
    { page, limit, sort, ...values },
    { pollingInterval: stream === 'live' ? 0 : fallback, skipPollingIfUnfocused: true },
  );
  const [cancel] = useCancelJobMutation();
  const [retry] = useRetryJobMutation();
  const { runFor, isSending } = useInstantRows();

  const stop = ({ _id: id, title }: Job) =>
    runFor(
      id,
      {
        title: texts.cancelTitle(title),
        effect: texts.cancelEffect,
        yes: texts.cancelYes,
        no: texts.cancelNo,
        danger: true,
      },
      () => cancel({ id }).unwrap(),
    );
  return (
    <ListPage
      list={list}
      query={jobs}
      rows={jobs.data?.details}
      total={jobs.data?.total}
      columns={columns(jobs.fulfilledTimeStamp ?? 0)}
      live={{ refetches: false }}
      rowName={({ title }) => title}
      actions={(job) => [
        ...(canCancelJob(job)
          ? [
              {
                label: shared.job.cancel,
                right: 'jobs.manage' as const,
                busy: isSending(job._id),
                onClick: () => void stop(job),
              },
            ]
          : []),
        ...(job.resumable
          ? [
              {
                label: job.state === 'failed' ? shared.job.retry : shared.job.goOn,
                right: 'jobs.manage' as const,
                busy: isSending(job._id),
                onClick: () => void runFor(job._id, undefined, () => retry({ id: job._id }).unwrap()),
              },
            ]
          : []),
      ]}
      filterBar={filterBar}
      empty={emptyOr(texts.empty)}
      steady
    />
  );
}
