import { Route, Routes } from 'react-router-dom';
import { NotFoundState } from '../../components/state-views';
import { PanelShell } from '../../features/auth/panel-shell';
import { useSession } from '../../features/auth/use-session';
import { HostCounters } from '../../features/dashboard/host-counters';
import { StaffDashboard } from '../../features/dashboard/staff-dashboard';
import { panels } from '../../lib/panels';
import { below } from '../../lib/paths';
import { menu } from './menu';

const panel = panels.agency;

export default function AgencyRoutes() {
  return (
    <PanelShell panel={panel} menu={menu}>
      <Routes>
        <Route path="agency">
          <Route path={below(panel.dashboard)} element={<Dashboard />} />
          <Route path="*" element={<NotFoundState home={panel.dashboard} />} />
        </Route>
      </Routes>
    </PanelShell>
  );
}

function Dashboard() {
  const profile = useSession(panel.key);
  return (
    <StaffDashboard profile={profile}>
      <HostCounters />
    </StaffDashboard>
  );
}
