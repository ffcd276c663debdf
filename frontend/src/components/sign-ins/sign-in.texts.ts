import type { SignInKind } from '../../api/sign-ins.gen';

/** The words of the sign-in history, for its owner and for the admin. */
export const texts = {
  kind: 'Event',
  /** The kinds to filter by. */
  kinds: {
    signedIn: 'Signed in',
    wrongPassword: 'Wrong password',
    locked: 'Locked after failures',
    unlocked: 'Lock opened',
    passwordChanged: 'Password changed by the owner',
    passwordIssued: 'New password issued',
    signedOut: 'Signed out',
    sessionEnded: 'Session ended',
    idleEnded: 'Session ended without use',
    tokenReused: 'Old token used again',
    codeAsked: 'Password right, code asked',
    wrongCode: 'Wrong code',
    recoveryCodeUsed: 'Recovery code used',
    factorOn: 'Second factor turned on',
    factorOff: 'Second factor turned off',
    factorReset: 'Second factor reset',
    recoveryCodesMade: 'New recovery codes',
  } satisfies Record<SignInKind, string>,
  /** What one event says. */
  said: {
    signedIn: () => 'Signed in',
    wrongPassword: () => 'Wrong password',
    locked: (_by: string, failures: string) => `Locked after ${failures} failures`,
    unlocked: (by: string) => `Lock opened by ${by}`,
    passwordChanged: () => 'Password changed',
    passwordIssued: (by: string) => (by ? `New password issued by ${by}` : 'New password issued'),
    signedOut: () => 'Signed out',
    sessionEnded: (by: string) => (by ? `Session ended by ${by}` : 'Session ended'),
    idleEnded: () => 'Session ended: nobody used it',
    tokenReused: () => 'Session ended: an old token was used again',
    codeAsked: () => 'Password right, code asked',
    wrongCode: () => 'Wrong code',
    recoveryCodeUsed: () => 'Recovery code used',
    factorOn: () => 'Second factor turned on',
    factorOff: () => 'Second factor turned off',
    factorReset: (by: string) => (by ? `Second factor reset by ${by}` : 'Second factor reset'),
    recoveryCodesMade: () => 'New recovery codes made',
  } satisfies Record<SignInKind, (by: string, failures: string) => string>,
  columns: { device: 'Device', address: 'Address', when: 'When' },
  unknownDevice: 'Unknown device',
  nobody: '–',
};
