import type { Host } from '../../api/hosts.gen';
import { Page } from '../../components/base/page';
import { HostStatusPage } from '../../features/hosts/host-status-page';
import { HostTabs } from '../../features/hosts/host-tabs';
import { HostUserPage as HostUser } from '../../features/hosts/host-user-page';
import { texts } from '../../features/hosts/hosts.texts';
import { paths } from '../../lib/paths';

const { hosts } = paths.agency;
const viewTo = ({ userId }: Host) => paths.agency.user(userId);

export const PendingHostsPage = () => <HostStatusPage status="0" paths={hosts} viewTo={viewTo} />;
export const ApprovedHostsPage = () => <HostStatusPage status="1" paths={hosts} viewTo={viewTo} />;
export const RejectedHostsPage = () => <HostStatusPage status="2" paths={hosts} viewTo={viewTo} />;

export const AllHostsPage = () => (
  <Page title={texts.allTitle}>
    <HostTabs title={texts.allTitle} decides viewTo={viewTo} />
  </Page>
);

export const HostUserPage = () => <HostUser backTo={paths.agency.allHosts} back={texts.allTitle} />;
