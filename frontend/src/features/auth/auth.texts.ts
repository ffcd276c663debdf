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
    agency: 'Forgot your password? Ask a platform admin to issue a new one.',
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
  decisionsWait: 'Some of your decisions got no answer yet. Try again once the connection is back.',
  stillSignedIn: 'You were not signed out',
};
