import { panels } from '../../lib/panels';
import { useWayBack } from '../../lib/use-way-back';
import { OwnProfile } from '../own-profile';
import { useAccount } from './use-account';

export function ProfilePage() {
  const toDashboard = useWayBack(panels.agency.dashboard);
  return <OwnProfile account={useAccount()} onPasswordChanged={toDashboard} />;
}
