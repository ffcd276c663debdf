import { hostsList } from '../../api/hosts.lists.gen';
import { useListHostsQuery, type Host } from '../../api/hosts.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import type { Shapes } from '../../components/base/filters/list-filters';
import { Page } from '../../components/base/page';
import { useListState } from '../../lib/use-list-state';
import { HostList } from './host-list';
import { hostFilters } from './host-status-page';
import { texts } from './hosts.texts';

interface AllHostsPageProps {
  /** The agencies whose hosts the reader sees. */
  agencies: keyof typeof hostFilters;
  viewTo?: (host: Host) => string;
}

/** The applications of every state in the reader's scope, read-only: the list behind their figure. */
export function AllHostsPage({ agencies, viewTo }: AllHostsPageProps) {
  const list = useListState(hostsList, { name: 'all-hosts' });
  const { values, filterBar, emptyOr } = useListFilters<Shapes>(hostFilters[agencies]);
  const hosts = useListHostsQuery({ ...list.arg, ...values, status: 'all' });
  return (
    <Page>
      <HostList
        title={texts.all.title}
        status={undefined}
        list={list}
        query={hosts}
        hosts={hosts.data?.details}
        total={hosts.data?.total}
        viewTo={viewTo}
        evidence
        empty={emptyOr(texts.emptyAll)}
        filterBar={filterBar}
      />
    </Page>
  );
}
