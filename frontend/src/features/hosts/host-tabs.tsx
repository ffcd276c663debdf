import { Tabs } from '@mantine/core';
import { useListHostsOfAgencyQuery, type Host } from '../../api/hosts.gen';
import { statuses } from '../../components/decision-queue/decisions';
import { useAddress } from '../../lib/use-address';
import { useListState } from '../../lib/use-list-state';
import { HostList } from './host-list';
import { hostSorts } from './host-status-page';
import classes from './hosts.module.css';
import { texts } from './hosts.texts';

/** The hosts of an agency have 10 rows per page. */
const pageSize = 10;

interface HostTabsProps {
  title: string;
  /** The _id or code of the agency; without it, all hosts in the reader's scope. */
  agency?: string;
  decides?: boolean;
  isAdmin?: boolean;
  viewTo?: (host: Host) => string;
}

/** The hosts of an agency with a tab for each state; the open tab is in the address. */
export function HostTabs({ title, agency, decides, isAdmin, viewTo }: HostTabsProps) {
  const [params, setParams] = useAddress();
  const list = useListState({ limit: pageSize, sorts: hostSorts });
  const named = statuses.find((one) => one === params.get('status'));
  const status = named ?? '0';
  const hosts = useListHostsOfAgencyQuery({ ...list.arg, status, id: agency });

  function show(next: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (next && next !== '0') after.set('status', next);
        else after.delete('status');
        return after;
      },
      { preventScrollReset: true },
    );
  }
  return (
    <Tabs value={status} onChange={show} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {statuses.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {texts.lists[one].tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={status}>
        <HostList
          key={status}
          title={title}
          status={status}
          list={list}
          query={hosts}
          hosts={hosts.currentData?.details}
          total={hosts.currentData?.total}
          decides={decides}
          isAdmin={isAdmin}
          viewTo={viewTo}
        />
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
