/** Menus of the panels. */
export const texts = {
  groups: { overview: 'Overview', people: 'People', account: 'Account' },
  menu: { dashboard: 'Dashboard', users: 'Manage Users', profile: 'My profile' },
};
