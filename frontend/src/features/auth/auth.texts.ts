import type { PanelKey } from '../../lib/panels';

export const texts = {
  title: (panel: string) => `Sign in to the ${panel} panel`,
  adminTitle: 'Sign in to Enter your Admin panel',
  phone: 'Phone',
  phonePlaceholder: 'Digits only',
  agencyCode: 'Agency Code',
  uniqueId: 'Unique Id',
  password: 'Password',
  showPassword: 'Show password',
  remember: 'Remember Me',
  signIn: 'Sign In',
  invalid: 'Invalid Credentials',
  welcome: 'Signed in',
  /** Names who can issue a new password. */
  forgot: {
    admin: 'Forgot your password? Ask another platform admin to issue a new one.',
    bd: 'Forgot your password? Ask a platform admin to issue a new one.',
    agencyadmin: 'Forgot your password? Ask your BD or a platform admin to issue a new one.',
    agency: 'Forgot your password? Ask your agency admin or a platform admin to issue a new one.',
    coin: 'Forgot your password? Ask a platform admin to issue a new one.',
  } satisfies Record<PanelKey, string>,
  returning: 'Sign in to continue.',
  otherPanels: 'All panels',
  unreachable: 'Your session could not be checked',
  signingOut: 'Signing out',
  again: {
    title: 'Your session has ended',
    effect: (name: string) => `Sign in again as ${name} to continue. What you typed is still here.`,
    leave: 'Leave',
  },
  /** On the cover of a panel whose idle time has passed. */
  unused: (minutes: number) => `The panel was not used for ${minutes} minutes. Sign in again to continue.`,
  code: {
    title: 'Enter your code',
    hint: 'Open your authenticator app and enter the six digits it shows.',
    label: 'Code',
    recoveryHint: 'Each recovery code works once.',
    recoveryLabel: 'Recovery code',
    /** The other ways to finish a sign-in. */
    use: {
      passkey: 'Use a passkey',
      code: 'Use the authenticator app',
      recoveryCode: 'Use a recovery code',
    },
    back: 'Back to sign-in',
    expired: 'The sign-in took too long. Please start again.',
  },
  passkey: { title: 'Finish signing in' },
  setUp: {
    title: 'Set up your second factor',
    passkeyHint:
      'Your account must have a second factor. A passkey is the quickest: your fingerprint, face or screen lock.',
    hint: 'Your account must have a second factor. The sign-in then also asks for a code from an app on your phone.',
  },
  proof: {
    title: 'Confirm that it is you',
    effect: 'This is a sensitive step. What you typed is still here.',
    holds: 'Counts for 10 minutes. Each sensitive step in that time adds 10 minutes, up to one hour.',
    useCode: 'Use a code instead',
    usePassword: 'Use the password instead',
    yes: 'Confirm',
  },
  decisionsWait: 'Some of your decisions got no answer yet. Try again once the connection is back.',
  stillSignedIn: 'You were not signed out',
};
