export const texts = {
  title: 'My profile',
  tabs: {
    settings: 'Settings',
    password: 'Change Password',
    factor: 'Second factor',
    sessions: 'Sessions',
    history: 'Sign-ins',
  },
  edit: 'Edit Profile',
  fields: { name: 'Name', phone: 'Phone', email: 'Email', bio: 'Bio', image: 'Picture' },
  failed: 'Unable to update',

  signInNumber: {
    hint: 'You sign in with this number.',
    password: 'Current password',
    passwordHint: 'Required to change your number or email address.',
    ask: (from: string, to: string) => ({
      title: 'Change the number you sign in with?',
      effect: `You sign in with ${from} now. Use ${to} from the next sign-in.`,
      yes: 'Change number',
    }),
  },

  password: {
    old: 'Current password',
    new: 'New password',
    confirm: 'Confirm password',
    update: 'Update',
    hint: (shortest: number) =>
      `Use at least ${shortest} characters. Changing the password ends your other sessions.`,
  },

  mustChange: {
    title: 'Set a new password',
    why: (name: string) =>
      `Welcome, ${name}. Please replace your temporary password to continue. The current password is the one that you signed in with.`,
    signOut: 'Sign out instead',
  },

  history: {
    empty: {
      title: 'No events',
      hint: 'Your sign-ins, wrong passwords and changes of your sign-in of the last 365 days appear here.',
    },
  },

  sessions: {
    device: 'Device',
    address: 'Address',
    lastUse: 'Last used',
    signedIn: 'Signed in',
    this: 'This session',
    end: 'End session',
    unknown: 'Unknown device',
    viewedBy: (name: string) => `Viewed by ${name}`,
    viewed: 'Opened',
    askView: (name: string) => ({
      title: 'End this view?',
      effect: `${name} no longer sees your panel.`,
      yes: 'End view',
    }),
    ask: (device: string) => ({
      title: 'End this session?',
      effect: `${device} is signed out immediately and must sign in again.`,
      yes: 'End session',
    }),
  },
};
