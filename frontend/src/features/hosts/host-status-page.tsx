import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { hostsApi, useListHostsQuery, type Host, type HostStatus } from '../../api/hosts.gen';
import type { AppStore } from '../../api/store';
import { texts as shared } from '../../components/components.texts';
import { QueuePage } from '../../components/decision-queue/queue-page';
import type { HostPaths } from '../../lib/paths';
import { listArgAt, useListState } from '../../lib/use-list-state';
import { HostList } from './host-list';
import { HostsChangedHint } from './hosts-changed-hint';
import { texts } from './hosts.texts';
import { hostCounts } from './use-host-counts';

export const hostSorts = ['createdAt', 'username', 'realName'] as const;
/** The lists by state show 50 rows per page. */
const options = { limit: 50, sorts: hostSorts };

interface HostStatusPageProps {
  status: HostStatus;
  /** The addresses of the lists of the three states. */
  paths: HostPaths;
  addTo?: string;
  viewTo?: (host: Host) => string;
  isAdmin?: boolean;
}

/** The applications of one state in the reader's scope, to decide about. */
export function HostStatusPage({ status, paths, addTo, viewTo, isAdmin }: HostStatusPageProps) {
  const list = useListState(options);
  const hosts = useListHostsQuery({ ...list.arg, status });
  return (
    <QueuePage
      state={status}
      lists={texts.lists}
      to={{ '0': paths.pending, '1': paths.approved, '2': paths.rejected }}
      counts={hostCounts}
      tabsLabel={texts.tabs}
      actions={
        addTo && (
          <Button component={Link} to={addTo} leftSection={<IconPlus size={16} />}>
            {shared.list.add}
          </Button>
        )
      }
    >
      <HostList
        key={status}
        title={texts.lists[status].title}
        status={status}
        list={list}
        query={hosts}
        hosts={hosts.data?.details}
        total={hosts.data?.total}
        decides
        isAdmin={isAdmin}
        viewTo={viewTo}
        filters={
          !list.search && (
            <HostsChangedHint
              status={status}
              total={hosts.isFetching ? undefined : hosts.currentData?.total}
              onShow={() => void hosts.refetch()}
            />
          )
        }
      />
    </QueuePage>
  );
}

/** Requests the pending applications for the query string of the address. */
export const readPendingHosts = (dispatch: AppStore['dispatch'], search: string) =>
  void dispatch(
    hostsApi.endpoints.listHosts.initiate(
      { ...listArgAt(search, options), status: '0' },
      { subscribe: false },
    ),
  );
