import { ProfilePage } from '../features/profile/profile-page';
import type { OwnAccount } from './use-own-account';

interface OwnProfileProps {
  account: OwnAccount;
  withBio?: boolean;
  onPasswordChanged?: () => unknown;
}

/** One's own profile; the moment after signing out there is none. */
export function OwnProfile({ account: { profile, ...calls }, ...more }: OwnProfileProps) {
  return profile ? <ProfilePage profile={profile} {...calls} {...more} /> : null;
}
