export const texts = {
  title: 'My profile',
  tabs: { settings: 'Settings', password: 'Change Password', sessions: 'Sessions' },
  edit: 'Edit Profile',
  fields: { name: 'Name', phone: 'Phone', email: 'Email', bio: 'Bio', image: 'Picture' },
  failed: 'Unable to update',

  signInNumber: {
    hint: 'You sign in with this number.',
    password: 'Current Password',
    passwordHint: 'Needed to change your number or email address.',
    ask: (from: string, to: string) => ({
      title: 'Change the number you sign in with?',
      effect: `You sign in with ${from} now. From the next sign-in on, use ${to}.`,
      yes: 'Change number',
    }),
  },

  password: {
    old: 'Old Password',
    new: 'New Password',
    confirm: 'Confirm Password',
    update: 'Update',
    hint: 'At least 8 characters. Your other sessions end when it changes.',
  },

  mustChange: {
    title: 'Choose a password of your own',
    why: (name: string) =>
      `Welcome, ${name}. Somebody else set your password. Choose a new one to go on. The old password is the one you signed in with.`,
    signOut: 'Sign out instead',
  },

  sessions: {
    device: 'Device',
    address: 'Address',
    lastUse: 'Last use',
    signedIn: 'Signed in',
    this: 'This session',
    end: 'End session',
    unknown: 'Unknown device',
    ask: (device: string) => ({
      title: 'End this session?',
      effect: `${device} is signed out at once. Whoever uses it has to sign in again.`,
      yes: 'End session',
    }),
  },
};
