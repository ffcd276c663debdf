import type { Profile } from '../../lib/session';

/** A finished sign-in. */
export interface SignedIn {
  profile: Profile;
  message: string;
}
