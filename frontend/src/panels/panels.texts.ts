/** Menus of the panels. */
export const texts = {
  groups: {
    overview: 'Overview',
    people: 'People',
    hosts: 'Hosts',
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
    agencyList: 'Agency List',
    ownAgency: 'My Agency',
    live: 'Live Users',
    addHost: 'Add Host',
    allHosts: 'Agency Hosts',
    hostRecord: 'Host Record',
  },
};
