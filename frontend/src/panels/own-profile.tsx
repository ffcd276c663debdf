import { ProfilePage, type ProfilePageProps } from '../features/profile/profile-page';
import type { OwnAccount } from './use-own-account';

interface OwnProfileProps extends Omit<ProfilePageProps, 'profile' | keyof OwnAccount> {
  account: OwnAccount;
}

/** One's own profile; the moment after signing out there is none. */
export function OwnProfile({ account: { profile, ...calls }, ...more }: OwnProfileProps) {
  return profile ? <ProfilePage profile={profile} {...calls} {...more} /> : null;
}
