/** Menus of the panels. */
export const texts = {
  groups: {
    overview: 'Overview',
    people: 'People',
    content: 'Content',
    staff: 'Staff',
    agencies: 'Agencies',
    settings: 'Settings',
    account: 'Account',
  },
  menu: {
    dashboard: 'Dashboard',
    users: 'Manage Users',
    profile: 'My profile',
    videos: 'Videos',
    moderation: 'Moderation',
    family: 'Family Count',
    liveTime: 'Live Time',
    admins: 'Platform Admins',
    addAdmin: 'Add Admin',
    hierarchy: 'Hierarchy',
    agencyList: 'Agency List',
    ownAgency: 'My Agency',
  },
};
