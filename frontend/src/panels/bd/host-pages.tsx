import { Page } from '../../components/base/page';
import { HostTabs } from '../../features/hosts/host-tabs';
import { texts } from '../../features/hosts/hosts.texts';

/** The applications of all hosts below the BD, read-only. */
export const HostsPage = () => (
  <Page>
    <HostTabs title={texts.hosts} />
  </Page>
);
