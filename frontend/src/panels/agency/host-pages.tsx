import type { Host } from '../../api/hosts.gen';
import { Page } from '../../components/base/page';
import { HostStatusPage } from '../../features/hosts/host-status-page';
import { HostsOfState } from '../../features/hosts/host-tabs';
import { HostUserPage as HostUser } from '../../features/hosts/host-user-page';
import { texts } from '../../features/hosts/hosts.texts';
import { paths } from '../../lib/paths';

const viewTo = ({ userId }: Host) => paths.agency.user(userId);

export const PendingHostsPage = () => <HostStatusPage status="0" viewTo={viewTo} />;
export const ApprovedHostsPage = () => <HostStatusPage status="1" viewTo={viewTo} />;
export const RejectedHostsPage = () => <HostStatusPage status="2" viewTo={viewTo} />;

export const AllHostsPage = () => (
  <Page>
    <HostsOfState state="all" title={texts.allTitle} viewTo={viewTo} />
  </Page>
);

export const HostUserPage = () => <HostUser backTo={paths.agency.allHosts} back={texts.allTitle} />;
