import { ProfilePage, type ProfilePageProps } from '../features/profile/profile-page';
import type { OwnAccount } from './use-own-account';

interface OwnProfileProps extends Omit<ProfilePageProps, 'profile' | keyof OwnAccount> {
  account: OwnAccount;
}

/** The profile of the signed-in account. Right after a sign-out there is no profile. */
export function OwnProfile({ account: { profile, ...calls }, ...more }: OwnProfileProps) {
  return profile ? <ProfilePage profile={profile} {...calls} {...more} /> : null;
}
