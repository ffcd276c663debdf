/** Menus of the panels. */
export const texts = {
  groups: {
    overview: 'Overview',
    people: 'People',
    staff: 'Staff',
    agencies: 'Agencies',
    account: 'Account',
  },
  menu: {
    dashboard: 'Dashboard',
    users: 'Manage Users',
    profile: 'My profile',
    admins: 'Platform Admins',
    addAdmin: 'Add Admin',
    hierarchy: 'Hierarchy',
    agencyList: 'Agency List',
    ownAgency: 'My Agency',
  },
};
