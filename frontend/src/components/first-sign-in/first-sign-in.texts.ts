export const texts = {
  title: (name: string) => `Sign-in details of ${name}`,
  once: 'Give these details to the owner of the account now. They are shown only once.',
  handOver: 'Give the new password to the owner of the account now.',
  password: 'Password',
  copyBoth: 'Copy both',
  copied: 'Copied',
  done: 'Done',

  issue: 'Issue new password',
  issueTitle: (name: string) => `Issue a new password for ${name}?`,
  issueEffect:
    'The account is signed out everywhere immediately. You must give the new password to its owner.',
  newPassword: 'New password',
  passwordHint: (shortest: number) => `Use at least ${shortest} characters.`,
  mustChange: 'Require a new password at the next sign-in',
  failed: 'The password was not issued',
};
