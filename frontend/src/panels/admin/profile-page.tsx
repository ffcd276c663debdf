import { OwnProfile } from '../own-profile';
import { useAccount } from './use-account';

export const ProfilePage = () => <OwnProfile account={useAccount()} withBio signsInWithNumber />;
