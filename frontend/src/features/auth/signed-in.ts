import type { Profile } from '../../lib/session';

/** A finished sign-in. */
export interface SignedIn {
  profile: Profile;
  message: string;
}

/** What a right password leaves to do: to enter the code of the second factor, or to set a second factor up. */
export type Due = 'code' | 'setUp';

/** How a panel signs a person in. */
export interface SignInCalls {
  onSignIn: (credentials: Credentials) => Promise<SignedIn | Due>;
  /** Finishes a sign-in whose code is due. */
  onVerify: (code: string) => Promise<SignedIn>;
  /** Reads the profile after the second factor was set up. */
  onSetUp: () => Promise<SignedIn>;
}

export interface Credentials {
  id: string;
  password: string;
  rememberMe: boolean;
}

/** What the second step of a sign-in gets. */
export interface CodeStepProps {
  onVerify: (code: string) => Promise<SignedIn>;
  onVerified: (signedIn: SignedIn) => unknown;
  /** The label of the way out. */
  back: string;
  /** Called to leave this step; with why if the half-open session has ended. */
  onBack: (reason?: string) => void;
}

export interface SecondStepProps extends CodeStepProps, Pick<SignInCalls, 'onSetUp'> {
  due: Due;
  /** The password that was just right. */
  password: string;
}
