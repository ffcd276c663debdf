import type { Host } from '../../api/hosts.gen';
import { AddHostPage as AddHost } from '../../features/hosts/add-host-page';
import { HostStatusPage } from '../../features/hosts/host-status-page';
import { paths } from '../../lib/paths';

const { hosts } = paths.admin;
const viewTo = ({ userId }: Host) => paths.admin.user(userId);
const addTo = paths.admin.addHost;

export const PendingHostsPage = () => (
  <HostStatusPage status="0" paths={hosts} viewTo={viewTo} addTo={addTo} isAdmin />
);
export const ApprovedHostsPage = () => (
  <HostStatusPage status="1" paths={hosts} viewTo={viewTo} addTo={addTo} isAdmin />
);
export const RejectedHostsPage = () => (
  <HostStatusPage status="2" paths={hosts} viewTo={viewTo} addTo={addTo} isAdmin />
);
export const AddHostPage = () => <AddHost backTo={paths.admin.hosts.approved} />;
