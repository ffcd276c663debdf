import { Page } from '../../components/page';
import { texts } from '../../features/dashboard/dashboard.texts';
import { HostCounters } from '../../features/dashboard/host-counters';
import { LatestMembers } from '../../features/dashboard/latest-members';
import { WaitingWork } from '../../features/dashboard/waiting-work';
import { paths } from '../../lib/paths';

export function DashboardPage() {
  return (
    <Page title={texts.title}>
      <HostCounters usersTo={paths.admin.users} />
      <WaitingWork />
      <LatestMembers />
    </Page>
  );
}
