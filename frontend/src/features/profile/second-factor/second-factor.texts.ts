export const texts = {
  title: 'Second factor',
  off: {
    what: 'With a second factor, the sign-in also asks for a code from an app on your phone. A stolen password is then not enough.',
    begin: 'Set up authenticator app',
    ask: 'Enter your password to begin.',
  },
  setUp: {
    scan: 'Scan this code with your authenticator app, or enter the key by hand.',
    key: 'Key',
    qr: 'QR code for your authenticator app',
    noQr: 'The QR code did not load. Enter the key by hand.',
    code: 'Code',
    codeHint: 'Enter the six digits that the app shows now. This signs you out everywhere else.',
    confirm: 'Turn on',
  },
  on: {
    since: (day: string) => `On since ${day}.`,
    left: (count: number) => `${count} of 10 recovery codes left`,
    few: 'Make new recovery codes before you run out.',
    renew: 'New recovery codes',
    turnOff: 'Turn off',
  },
  renew: {
    title: 'Make new recovery codes?',
    effect: 'The codes you have now stop working.',
    yes: 'Make new codes',
  },
  turnOff: {
    title: 'Turn off your second factor?',
    effect: 'Your password alone will then be enough to sign in.',
    yes: 'Turn off',
  },
  codes: {
    title: 'Recovery codes',
    why: 'Keep these codes in a safe place. Each signs you in once if you do not have your phone. They are not shown again.',
    copy: 'Copy codes',
    download: 'Download',
    file: 'recovery-codes.txt',
    done: 'I have saved them',
  },
  password: 'Current password',
  continue: 'Continue',
};
