export const texts = {
  title: (name: string) => `Sign-in of ${name}`,
  once: 'Hand these over now: they are shown here once.',
  handOver: 'Hand the new password over now.',
  password: 'Password',
  copyBoth: 'Copy both',
  copied: 'Copied',
  done: 'Done',

  issue: 'Issue new password',
  issueTitle: (name: string) => `Issue a new password for ${name}?`,
  issueEffect: 'The account is signed out everywhere at once. Hand the new password over yourself.',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters.',
  mustChange: 'Must choose a new password at the next sign-in',
  failed: 'The password was not issued',
};
