import { Button } from '@mantine/core';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useListHostsQuery, type Host, type HostStatus } from '../../api/hosts.gen';
import { Page } from '../../components/page';
import { texts as shared } from '../../components/components.texts';
import { useListState } from '../../lib/use-list-state';
import { HostList } from './host-list';
import { texts } from './hosts.texts';
import { useHostCounts } from './use-host-counts';

export const hostSorts = ['createdAt', 'username', 'realName'] as const;
/** Documented for the lists by state. */
const pageSize = 50;

interface HostStatusPageProps {
  status: HostStatus;
  addTo?: string;
  viewTo?: (host: Host) => string;
}

/** The applications of one state in reach, to decide about. */
export function HostStatusPage({ status, addTo, viewTo }: HostStatusPageProps) {
  const list = useListState({ limit: pageSize, sorts: hostSorts });
  const hosts = useListHostsQuery({ ...list.arg, status });
  const counts = useHostCounts();
  const total = hosts.currentData?.total;
  // Rows never move by themselves: somebody may be about to press a button of one.
  const changed =
    !hosts.isFetching &&
    !counts.isFetching &&
    !list.search &&
    total !== undefined &&
    counts.byStatus !== undefined &&
    counts.byStatus[status] !== total;
  return (
    <Page
      title={texts.lists[status].title}
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
        viewTo={viewTo}
        filters={
          changed && (
            <Button
              variant="light"
              size="compact-sm"
              leftSection={<IconRefresh size={15} />}
              onClick={() => void hosts.refetch()}
            >
              {texts.changed} {texts.showChanges}
            </Button>
          )
        }
      />
    </Page>
  );
}
