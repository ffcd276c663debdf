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
