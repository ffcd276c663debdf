/** The genders that the app offers. Users of older versions typed others, which are shown as typed. */
export const genders: Readonly<Record<string, string>> = {
  '': 'Not given',
  female: 'Female',
  male: 'Male',
  other: 'Other',
};

/** Texts about whether a user can sign in. */
export const texts = {
  states: { banned: 'Banned', deviceBanned: 'Device banned', inactive: 'Inactive', active: 'Active' },
  sentences: {
    deviceBanned: 'Cannot sign in: the devices of this user are banned',
    inactive: 'Cannot sign in: the account is inactive',
    active: 'Can sign in to the app',
  },
  today: 'today',
  yesterday: 'yesterday',
  on: (date: string) => `on ${date}`,
  by: (name: string) => `by ${name}`,
  because: (sentence: string, reason: string) => `${sentence}: ${reason}`,
  warning: 'This user cannot sign in',
};
