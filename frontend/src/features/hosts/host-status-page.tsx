import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { hostsList } from '../../api/hosts.lists.gen';
import { hostsApi, useListHostsQuery, type Host, type HostStatus } from '../../api/hosts.gen';
import type { AppStore } from '../../api/store';
import { texts as shared } from '../../components/base/components.texts';
import { byAgency, byAnyAgency, ofOneAgency } from '../../components/pickers/agency-filters';
import { listFilters, type Shapes } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { Page } from '../../components/base/page';
import { ImportButton } from '../../components/import/import-button';
import { listArgAt, useListState } from '../../lib/use-list-state';
import { HostList } from './host-list';
import { HostsChangedHint } from './hosts-changed-hint';
import { texts } from './hosts.texts';
import { IfMay } from '../../components/base/rights/if-may';

const options = {
  // The request that has waited longest comes first.
  '0': { name: 'pending-hosts', sort: 'createdAt' },
  '1': { name: 'approved-hosts' },
  '2': { name: 'rejected-hosts' },
} as const;

const applied = { days: texts.columns.applied, decided: false, decidedBy: false } as const;
const decided = { ...applied, decided: texts.filters.decided, decidedBy: texts.filters.decidedBy };
/** The filters by the agencies that the reader sees; an agency sees only its own hosts. */
export const hostFilters = {
  own: listFilters(hostsList, { ...ofOneAgency, ...applied }),
  several: listFilters(hostsList, { ...byAgency, ...applied }),
  all: listFilters(hostsList, { ...byAnyAgency, ...applied }),
};
/** The same for decided applications. */
const decidedFilters = {
  own: listFilters(hostsList, { ...ofOneAgency, ...decided }),
  several: listFilters(hostsList, { ...byAgency, ...decided }),
  all: listFilters(hostsList, { ...byAnyAgency, ...decided }),
};

interface HostStatusPageProps {
  status: HostStatus;
  addTo?: string;
  importTo?: string;
  viewTo?: (host: Host) => string;
  onMove?: (hosts: Host[]) => void;
  isAdmin?: boolean;
  /** The agencies whose hosts the reader sees. Default: the reader's own agency. */
  agencies?: keyof typeof hostFilters;
}

/** The applications of one state in the reader's scope, to decide about. */
export function HostStatusPage({
  status,
  addTo,
  importTo,
  viewTo,
  onMove,
  isAdmin,
  agencies = 'own',
}: HostStatusPageProps) {
  const list = useListState(hostsList, options[status]);
  const { values, filtered, filterBar, emptyOr } = useListFilters<Shapes>(
    (status === '0' ? hostFilters : decidedFilters)[agencies],
  );
  const hosts = useListHostsQuery({ ...list.arg, ...values, status });
  return (
    <Page
      actions={
        addTo && (
          <>
            {importTo && <ImportButton to={importTo} />}
            <IfMay to={addTo}>
              <Button component={Link} to={addTo} leftSection={<IconPlus size={16} />}>
                {shared.list.add}
              </Button>
            </IfMay>
          </>
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
        onMove={onMove}
        empty={emptyOr(texts.empty[status])}
        filter={values}
        filterBar={filterBar}
        filters={
          !list.search &&
          !filtered && (
            <HostsChangedHint
              status={status}
              total={hosts.isFetching ? undefined : hosts.currentData?.total}
              onShow={() => void hosts.refetch()}
            />
          )
        }
      />
    </Page>
  );
}

/** Requests the pending applications for the query string of the address. */
export const readPendingHosts = (dispatch: AppStore['dispatch'], search: string) =>
  void dispatch(
    hostsApi.endpoints.listHosts.initiate(
      // The widest filters: an address names only those that its panel offers.
      { ...listArgAt(search, hostsList, options['0']), ...hostFilters.all.at(search), status: '0' },
      { subscribe: false },
    ),
  );
