import { Page } from '../../components/base/page';
import { useSession } from '../../features/auth/use-session';
import { catalogueScreens } from '../../features/catalogues/shared/catalogue-screens';
import { FirstOnPhones } from '../../features/dashboard/first-on-phones';
import { FirstSteps } from '../../features/dashboard/first-steps';
import { HostCounters } from '../../features/dashboard/host-counters';
import { LatestMembers } from '../../features/dashboard/latest-members';
import { ZoneHint } from '../../features/dashboard/zone-hint';
import { WaitingWork } from '../../features/dashboard/waiting-work';
import { boards } from '../../features/figures/boards';
import { FiguresLater } from '../../features/figures/figures-later';
import { paths } from '../../lib/paths';
import { IfMay } from '../../components/base/rights/if-may';

const { admin } = paths;
const stepsTo = {
  ownName: admin.profile,
  secondFactor: admin.profile,
  secondAdmin: admin.addAdmin,
  timeZone: admin.timeZone,
  secretKeys: admin.secretKeys,
  levels: catalogueScreens.levels.add,
  giftCategories: catalogueScreens['live-gift-categories'].add,
  gifts: catalogueScreens.gifts.add,
  bds: admin.bd.add,
  agencyAdmins: admin.agencyAdmin.add,
  agencies: admin.agency.add,
  coinAgencies: admin.coinAgency.add,
};

export function DashboardPage() {
  const person = useSession('admin')?._id;
  return (
    <Page>
      <IfMay right="admins.manage">
        <ZoneHint to={paths.admin.timeZone} />
      </IfMay>
      <IfMay right="settings.read">{person && <FirstSteps person={person} to={stepsTo} />}</IfMay>
      <WaitingWork />
      <IfMay right="hosts.read">
        <HostCounters to={{ users: admin.users, ...admin.hosts }} />
      </IfMay>
      <FirstOnPhones first={<FiguresLater board={boards.admin} />}>
        <IfMay to={paths.admin.users}>
          <LatestMembers />
        </IfMay>
      </FirstOnPhones>
    </Page>
  );
}
