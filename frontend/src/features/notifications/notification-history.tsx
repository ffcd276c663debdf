import clsx from 'clsx';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { notificationsList } from '../../api/notifications.lists.gen';
import { useCancelJobMutation, useRetryJobMutation } from '../../api/jobs.gen';
import {
  notificationsApi,
  useListNotificationsQuery,
  type SentNotification,
} from '../../api/notifications.gen';
import cell from '../../components/base/cell.module.css';
import { texts as shared } from '../../components/base/components.texts';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { canCancelJob, JobBadge, JobProgress } from '../../components/base/job-progress';
import { ListSection } from '../../components/base/list-page/list-section';
import type { Column } from '../../components/base/list-page/list.types';
import { useInstantRows } from '../../components/base/use-instant';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useChanges, useStreamState } from '../../api/use-changes';
import { useListState } from '../../lib/use-list-state';
import classes from './notifications.module.css';
import { texts } from './notifications.texts';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { history: text } = texts;
/** The polling interval in milliseconds while the change stream is not open. */
const fallback = 15_000;

const columns: Column<SentNotification>[] = [
  {
    field: 'title',
    title: text.columns.notification,
    card: 'title',
    value: ({ title, description }) => (
      <span className={classes.pair}>
        <strong>{title}</strong>
        <span className={clsx(cell.second, classes.excerpt)}>{description}</span>
      </span>
    ),
  },
  {
    field: 'username',
    title: text.columns.to,
    value: (one) => <Recipients sent={one} />,
  },
  { field: 'state', title: text.columns.status, card: 'badge', value: (sent) => <JobBadge job={sent} /> },
  {
    field: 'done',
    title: text.columns.progress,
    width: 150,
    value: (sent) => <JobProgress job={sent} label={text.progressOf(sent.title)} />,
  },
  { field: 'sent', title: text.columns.result, value: (sent) => <Result sent={sent} /> },
  {
    field: 'createdAt',
    title: text.columns.sent,
    value: ({ createdAt, by }) => (
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {text.by(by, formatAgo(createdAt))}
      </time>
    ),
  },
];

const filters = listFilters(notificationsList, {
  type: [text.columns.to, text.recipients],
  state: [text.columns.status, shared.job.states],
  sent: text.columns.sent,
});

/** The sent notifications, newest first; the progress of those being sent updates by itself. */
export function NotificationHistory() {
  const list = useListState(notificationsList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const dispatch = useDispatch();
  const stream = useStreamState();
  useChanges('jobs', () => dispatch(notificationsApi.util.invalidateTags(['notifications'])));
  const sent = useListNotificationsQuery(
    { page: list.page, limit: list.limit, sort: list.arg.sort, ...values },
    { pollingInterval: stream === 'live' ? 0 : fallback, skipPollingIfUnfocused: true },
  );
  const [cancel] = useCancelJobMutation();
  const [retry] = useRetryJobMutation();
  const { runFor, isSending } = useInstantRows();

  const stop = ({ job }: SentNotification) =>
    runFor(job, { title: text.cancelTitle, effect: text.cancelEffect, yes: text.stop, danger: true }, () =>
      cancel({ id: job }).unwrap(),
    );
  return (
    <section>
      <h2 className={classes.title}>{text.title}</h2>
      <ListSection
        title={text.title}
        list={list}
        live={false}
        query={sent}
        rows={sent.data?.details}
        total={sent.data?.total}
        columns={columns}
        rowName={({ title }) => title}
        actions={(one) => [
          ...(canCancelJob(one)
            ? [
                {
                  label: text.stop,
                  right: 'jobs.manage' as const,
                  busy: isSending(one.job),
                  onClick: () => void stop(one),
                },
              ]
            : []),
          ...(one.resumable
            ? [
                {
                  label: one.state === 'failed' ? shared.job.retry : shared.job.goOn,
                  right: 'jobs.manage' as const,
                  busy: isSending(one.job),
                  onClick: () => void runFor(one.job, undefined, () => retry({ id: one.job }).unwrap()),
                },
              ]
            : []),
        ]}
        filterBar={filterBar}
        empty={emptyOr(text.empty)}
        steady
      />
    </section>
  );
}

function Recipients({ sent: { _id, type, userId, username, sent } }: { sent: SentNotification }) {
  if (type === '1') return text.everybody;
  if (type === '0') return <ScreenLink to={paths.admin.user(userId)}>{username}</ScreenLink>;
  return <Link to={paths.admin.bulkChange(_id)}>{text.selected(sent, formatNumber(sent))}</Link>;
}

function Result({ sent: { sent, pushed, failed, error } }: { sent: SentNotification }) {
  return (
    <span className={classes.pair}>
      <span>{text.inboxes(sent, formatNumber(sent))}</span>
      {pushed > 0 && <span className={cell.second}>{text.pushed(formatNumber(pushed))}</span>}
      {failed > 0 && <span className={cell.second}>{text.notReached(formatNumber(failed))}</span>}
      {error && <span className={classes.fault}>{error}</span>}
    </span>
  );
}
