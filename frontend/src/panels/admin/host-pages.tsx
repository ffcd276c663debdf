import type { Host, HostStatus } from '../../api/hosts.gen';
import { AddHostPage as AddHost } from '../../features/hosts/add-host-page';
import { AllHostsPage as AllHosts } from '../../features/hosts/all-hosts-page';
import { HostStatusPage } from '../../features/hosts/host-status-page';
import { paths } from '../../lib/paths';
import { useMoveHosts } from './use-move-hosts';

const viewTo = ({ userId }: Host) => paths.admin.user(userId);
const addTo = paths.admin.addHost;
const importTo = paths.admin.importHosts;

function HostsPage({ status }: { status: HostStatus }) {
  const { onMove, dialog } = useMoveHosts();
  return (
    <>
      <HostStatusPage
        status={status}
        viewTo={viewTo}
        onMove={onMove}
        addTo={addTo}
        importTo={importTo}
        isAdmin
        agencies="all"
      />
      {dialog}
    </>
  );
}

export const PendingHostsPage = () => <HostsPage status="0" />;
export const ApprovedHostsPage = () => <HostsPage status="1" />;
export const RejectedHostsPage = () => <HostsPage status="2" />;
export const AllHostsPage = () => <AllHosts agencies="all" viewTo={viewTo} />;
export const AddHostPage = () => <AddHost backTo={paths.admin.hosts.approved} />;
