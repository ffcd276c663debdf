import { useEffect, useState } from 'react';
import { liveSessionsList } from '../../api/live.lists.gen';
import { useListLiveSessionsQuery, type LiveSession } from '../../api/live.gen';
import { AgencyCell } from '../../components/base/agency-cell';
import { Avatar } from '../../components/base/avatar';
import { Clip } from '../../components/base/clip';
import { byAnyAgency } from '../../components/pickers/agency-filters';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import type { Column } from '../../components/base/list-page/list.types';
import { Page } from '../../components/base/page';
import { StatusBadge } from '../../components/base/status-badge';
import { formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useChanges, useStreamState } from '../../api/use-changes';
import { useListState } from '../../lib/use-list-state';
import { liveMinutes } from './live-minutes';
import classes from './live.module.css';
import { texts } from './live.texts';
import { StreamSign } from './stream-sign';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { live } = texts;
const filters = listFilters(liveSessionsList, byAnyAgency);
const fallback = 15_000;
const tick = 5000;

const columns = (answeredAt: number, now: number): Column<LiveSession>[] => [
  {
    field: 'userId.username',
    title: live.columns.username,
    card: 'title',
    sort: 'username',
    value: ({ userId: user }) => (
      <ScreenLink to={paths.admin.user(user._id)} className={classes.user}>
        <Avatar image={user.picture} size={32} />
        <Clip>{user.username}</Clip>
      </ScreenLink>
    ),
  },
  {
    field: 'channelName',
    title: live.columns.channel,
    value: ({ channelName }) => channelName,
  },
  {
    field: 'agencyCode',
    title: live.columns.agency,
    minor: true,
    value: ({ agencyCode, agencyName }) => <AgencyCell code={agencyCode} name={agencyName} />,
  },
  {
    field: 'status',
    title: live.columns.status,
    card: 'badge',
    value: () => <StatusBadge tone="good">{live.status}</StatusBadge>,
  },
  {
    field: 'createdAt',
    title: live.columns.began,
    value: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    field: 'totalTimeInMinutes',
    title: live.columns.minutes,
    align: 'end',
    value: (session) => live.minutes(formatNumber(liveMinutes(session, answeredAt, now))),
  },
];

/** The users who are live: rows come and go by themselves, and the minutes count up. */
export function LiveUsersPage() {
  const list = useListState(liveSessionsList);
  const now = useNow();
  // Polls every 15 s while the change stream is not open; otherwise events from the stream trigger a refetch.
  const [polling, setPolling] = useState(0);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const sessions = useListLiveSessionsQuery(
    { ...list.arg, ...values },
    { pollingInterval: polling, skipPollingIfUnfocused: true },
  );
  const stream = useStreamState();
  useChanges('live', () => void sessions.refetch());
  const wanted = stream === 'live' ? 0 : fallback;
  if (polling !== wanted) setPolling(wanted);

  return (
    <Page title={live.title} aside={<StreamSign state={stream} />}>
      <ListSection
        title={live.title}
        list={list}
        live={false}
        query={sessions}
        rows={sessions.data?.details}
        total={sessions.data?.total}
        columns={columns(sessions.fulfilledTimeStamp ?? now, now)}
        rowName={({ userId }) => userId.username}
        searchLabel={live.search}
        filterBar={filterBar}
        empty={emptyOr(live.empty)}
        steady
      />
    </Page>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
