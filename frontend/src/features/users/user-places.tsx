import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  useFetchUserOverviewQuery,
  type User,
  type UserApplication,
  type UserWithdrawals,
} from '../../api/users.gen';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { Sheet } from '../../components/base/sheet';
import { ErrorState } from '../../components/base/state-views';
import { formatNumber } from '../../lib/format';
import { paths, searched } from '../../lib/paths';
import classes from './users.module.css';
import { texts } from './users.texts';

const { admin } = paths;
const { places: text } = texts;
const hostLists = [admin.hosts.pending, admin.hosts.approved, admin.hosts.rejected] as const;

/** Links to the user's other records: lists searched for the username, a statement and the agency. */
export function UserPlaces({ user }: { user: User }) {
  const { _id: id, username, videos } = user;
  const {
    currentData: data,
    error,
    refetch,
  } = useFetchUserOverviewQuery({ id }, { refetchOnMountOrArgChange: true });
  const application = data?.details.application;
  return (
    <Sheet title={text.title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={150} />
      ) : (
        <dl className={classes.places}>
          <Place label={text.videos}>
            {videos > 0 && (
              <ScreenLink to={searched(admin.videos, username)}>{formatNumber(videos)}</ScreenLink>
            )}
          </Place>
          <Place label={text.application}>
            {application && (
              <ScreenLink to={searched(hostLists[application.status as 0 | 1 | 2], username)}>
                {text.applications[application.status as 0 | 1 | 2]}
              </ScreenLink>
            )}
          </Place>
          <Place label={text.agency}>{application && <Agency {...application} />}</Place>
          <Place label={text.withdrawals}>
            <Withdrawals {...data.details.withdrawals} username={username} />
          </Place>
          <Place label={text.gifts}>
            <ScreenLink to={`${admin.ledger(`earnings:${id}`)}?kind=gift`}>{text.received}</ScreenLink>
            <ScreenLink to={`${admin.ledger(`user:${id}`)}?kind=gift`}>{text.given}</ScreenLink>
          </Place>
        </dl>
      )}
    </Sheet>
  );
}

const Place = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || text.none}</dd>
  </div>
);

function Agency({ agency, agencyCode, agencyName }: UserApplication) {
  const name = agencyName || agencyCode;
  return agency ? <ScreenLink to={admin.agency.view(agency)}>{name}</ScreenLink> : name;
}

function Withdrawals({ username, ...counts }: UserWithdrawals & { username: string }) {
  const lists = [
    ['pending', admin.withdrawals[0]],
    ['approved', admin.withdrawals[1]],
    ['rejected', admin.withdrawals[2]],
  ] as const;
  const states = lists.map(([state, list]) => ({
    said: text.counted[state](formatNumber(counts[state])),
    list,
    count: counts[state],
  }));
  const some = states.filter(({ count }) => count > 0);
  if (!some.length) return text.none;
  return some.map(({ said, list }) => (
    <ScreenLink key={list} to={searched(list, username)}>
      {said}
    </ScreenLink>
  ));
}
