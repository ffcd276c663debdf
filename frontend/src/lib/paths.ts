/** Addresses of the panels' pages; odd spellings are documented ones and appear here only. */
export const paths = {
  admin: {
    dashboard: '/admin',
    profile: '/admin/profile',
    logout: '/admin/logout',
    users: '/admin/manageUser',
    userPage: '/admin/ViewUser',
    user: (id: string) => `/admin/ViewUser?id=${encodeURIComponent(id)}`,
  },
};

/** The path of a page below its panel, as the route table wants it: '/admin/manageUser' becomes 'manageUser'. */
export const below = (path: string) => path.replace(/^\/[^/]+\/?/, '');
