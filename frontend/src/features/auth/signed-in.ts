import type { AssertionDto, MfaAccepts, MfaOffers } from '../../api/auth.gen';
import type { Profile } from '../../lib/session';

/** A finished sign-in. */
export interface SignedIn {
  profile: Profile;
  message: string;
}

/** What a right password leaves to do: to show the second factor, or to set one up. */
export type Due =
  | { step: 'show'; accepts: readonly MfaAccepts[] }
  | { step: 'setUp'; offers: readonly MfaOffers[] };

/** How a panel signs a person in. */
export interface SignInCalls {
  onSignIn: (credentials: Credentials) => Promise<SignedIn | Due>;
  /** Finishes a sign-in by a code or a recovery code. */
  onVerify: (code: string) => Promise<SignedIn>;
  /** Finishes a sign-in by a passkey. */
  onPasskey: (passkey: AssertionDto) => Promise<SignedIn>;
  /** Reads the profile after the second factor was set up. */
  onSetUp: () => Promise<SignedIn>;
}

/** What both second steps of a sign-in take. */
export interface SecondStepProps extends Pick<SignInCalls, 'onVerify' | 'onPasskey' | 'onSetUp'> {
  /** The password that was just right. */
  password: string;
  onVerified: (signedIn: SignedIn) => unknown;
  /** The label of the way out. */
  back: string;
  /** Called to leave this step; with why if the half-open session has ended. */
  onBack: (reason?: string) => void;
}

export interface Credentials {
  id: string;
  password: string;
  rememberMe: boolean;
}
