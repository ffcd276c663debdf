export const texts = {
  title: (name: string) => `Sign-in details of ${name}`,
  once: 'Hand over these details now. They are shown only once.',
  handOver: 'Hand over the new password now.',
  password: 'Password',
  copyBoth: 'Copy both',
  copied: 'Copied',
  done: 'Done',

  issue: 'Issue new password',
  issueTitle: (name: string) => `Issue a new password for ${name}?`,
  issueEffect: 'The account is signed out everywhere immediately. Hand over the new password yourself.',
  newPassword: 'New password',
  passwordHint: 'Use at least 8 characters.',
  mustChange: 'Require a new password at the next sign-in',
  failed: 'The password was not issued',
};
