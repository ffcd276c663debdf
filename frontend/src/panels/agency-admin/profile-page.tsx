import { texts } from '../../features/staff/staff.texts';
import { OwnProfile } from '../own-profile';
import { useAccount } from './use-account';

export const ProfilePage = () => (
  <OwnProfile account={useAccount()} failure={texts.agencyAdmin.failures.edit} />
);
