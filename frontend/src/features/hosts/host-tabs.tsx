import { Tabs } from '@mantine/core';
import { hostsOfAgencyList } from '../../api/hosts.lists.gen';
import { useListHostsOfAgencyQuery, type Host } from '../../api/hosts.gen';
import { ofOneAgency } from '../../components/pickers/agency-filters';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { statuses } from '../../components/decision-queue/decisions';
import { useAddress } from '../../lib/use-address';
import { useListState } from '../../lib/use-list-state';
import { HostList } from './host-list';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';

const filters = listFilters(hostsOfAgencyList, {
  ...ofOneAgency,
  days: texts.columns.applied,
  decided: false,
  decidedBy: false,
  id: false,
});

/** The tab of applications of every state: to read, not to decide. */
const ALL = 'all';
const tabs = [...statuses, ALL] as const;

interface HostTabsProps {
  title: string;
  /** The _id or code of the agency; without it, all hosts in the reader's scope. */
  agency?: string;
  decides?: boolean;
  isAdmin?: boolean;
  viewTo?: (host: Host) => string;
  onMove?: (hosts: Host[]) => void;
}

/** The hosts of one state, or of all. */
export function HostsOfState({
  state,
  title,
  agency,
  decides,
  isAdmin,
  viewTo,
  onMove,
}: HostTabsProps & { state: (typeof tabs)[number] }) {
  const list = useListState(hostsOfAgencyList, {
    name: agency ? 'hosts-of-agency' : 'hosts',
    // The request that has waited longest comes first.
    sort: state === '0' ? 'createdAt' : undefined,
  });
  const status = state === ALL ? undefined : state;
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const hosts = useListHostsOfAgencyQuery({ ...list.arg, ...values, status: state, id: agency });
  return (
    <HostList
      title={title}
      status={status}
      list={list}
      query={hosts}
      hosts={hosts.currentData?.details}
      total={hosts.currentData?.total}
      decides={decides}
      isAdmin={isAdmin}
      viewTo={viewTo}
      onMove={onMove}
      empty={emptyOr(status ? texts.empty[status] : texts.emptyAll)}
      filterBar={filterBar}
    />
  );
}

/** The hosts of an agency with a tab for each state; the open tab is in the address. */
export function HostTabs(props: HostTabsProps) {
  const [params, setParams] = useAddress();
  const tab = tabs.find((one) => one === params.get('status')) ?? '0';

  function show(next: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        after.delete('open');
        if (next && next !== '0') after.set('status', next);
        else after.delete('status');
        return after;
      },
      { preventScrollReset: true },
    );
  }
  return (
    <Tabs value={tab} onChange={show} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {(one === ALL ? texts.all : texts.lists[one]).tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <HostsOfState key={tab} state={tab} {...props} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** The same list on the screen of an agency, below its details. */
export function HostsBelow(props: Omit<HostTabsProps, 'title'>) {
  return (
    <>
      <h2 className={classes.below}>{texts.hosts}</h2>
      <HostTabs title={texts.hosts} {...props} />
    </>
  );
}
