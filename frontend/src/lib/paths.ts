/** Returns the address of a record of a page. */
export const withId = (page: string) => (id: string) => `${page}?id=${encodeURIComponent(id)}`;

/** Returns the addresses of one kind of staff account in a panel. */
const staff = (list: string, add: string, viewPage: string, editPage: string) => ({
  list,
  add,
  viewPage,
  view: withId(viewPage),
  editPage,
  edit: withId(editPage),
});
export type StaffPaths = ReturnType<typeof staff>;

/** Returns the addresses of the host applications by state. */
const hosts = (pending: string, approved: string, rejected: string) => ({ pending, approved, rejected });
export type HostPaths = ReturnType<typeof hosts>;

/** Returns the addresses of the earnings in a panel. */
const earnings = (panel: string) => ({
  list: `/${panel}/earnings`,
  hostPage: `/${panel}/hostEarnings`,
  /** The days of a host in a month, 2026-01. */
  host: (id: string, month: string) => `${withId(`/${panel}/hostEarnings`)(id)}&month=${month}`,
});
export type EarningsPaths = ReturnType<typeof earnings>;

const withdrawalRecord = '/admin/viewwidthdrawal';

/** Returns the address of a list with a search. */
export const searched = (list: string, search: string) => `${list}?search=${encodeURIComponent(search)}`;

/** Addresses of the panels' pages. Some have unusual spellings that are required; they appear only here. */
export const paths = {
  admin: {
    dashboard: '/admin',
    profile: '/admin/profile',
    logout: '/admin/logout',
    users: '/admin/manageUser',
    catalogues: '/admin/catalogues',
    importCataloguePage: '/admin/catalogues/:kind/import',
    importCatalogue: (kind: string) => `/admin/catalogues/${encodeURIComponent(kind)}/import`,
    addTag: '/admin/addTag',
    vipItemsPage: '/admin/viewVipPack',
    /** The items of a VIP pack. */
    vipItems: withId('/admin/viewVipPack'),
    userPage: '/admin/ViewUser',
    user: withId('/admin/ViewUser'),
    live: '/admin/liveUser',
    addHost: '/admin/applyHost',
    hosts: hosts('/admin/pendingHost', '/admin/approvedHost', '/admin/rejectedHost'),
    allHosts: '/admin/allHosts',
    hostRecord: '/admin/hostrecord',
    earnings: earnings('admin'),
    withdrawals: {
      '0': '/admin/widthdrawal/pending',
      '1': '/admin/widthdrawal/approved',
      '2': '/admin/widthdrawal/rejected',
    },
    withdrawalRecord,
    withdrawalPage: `${withdrawalRecord}/:userId`,
    withdrawal: (userId: string, request: string) =>
      `${withdrawalRecord}/${encodeURIComponent(userId)}?request=${encodeURIComponent(request)}`,
    voucherPage: '/admin/withdrawalvoucher/:id',
    voucher: (request: string) => `/admin/withdrawalvoucher/${encodeURIComponent(request)}`,
    bankExports: '/admin/bankexports',
    notifications: '/admin/pushMessage',
    /** With the user filled in. */
    notifyUser: (username: string) => `/admin/pushMessage?user=${encodeURIComponent(username)}`,
    jobs: '/admin/jobs',
    sessions: '/admin/sessions',
    signIns: '/admin/signins',
    audit: '/admin/audit',
    auditOf: (kind: string, target?: string) =>
      `/admin/audit?kind=${kind}${target ? `&target=${encodeURIComponent(target)}` : ''}`,
    bd: staff('/admin/manageBd', '/admin/addBd', '/admin/viewBd', '/admin/editBD'),
    agencyAdmin: staff(
      '/admin/manageagencyadmin',
      '/admin/addagencyadmin',
      '/admin/viewagencyadmin',
      '/admin/editagencyadmin',
    ),
    agency: staff('/admin/manageAgency', '/admin/addAgency', '/admin/viewAgency', '/admin/editAgency'),
    hierarchy: '/admin/hierarchy',
    coinAgency: staff('/admin/manageCoin', '/admin/addCoin', '/admin/viewCoin', '/admin/editCoin'),
    sendCoinsPage: '/admin/sendCoins',
    /** With the recipient filled in. */
    sendCoins: (to: '1' | '2', userId: string) =>
      `/admin/sendCoins?to=${to}&userId=${encodeURIComponent(userId)}`,
    returnCoins: '/admin/returncoins',
    salaryRuns: '/admin/salaryruns',
    newSalaryRun: '/admin/newsalaryrun',
    salaryRunPage: '/admin/salaryruns/:id',
    salaryRun: (id: string) => `/admin/salaryruns/${encodeURIComponent(id)}`,
    importStaff: {
      bd: '/admin/importBd',
      agencyadmin: '/admin/importAgencyAdmin',
      agency: '/admin/importAgency',
      coin: '/admin/importCoin',
    },
    importHosts: '/admin/importHosts',
    importItems: '/admin/importItems',
    imports: '/admin/imports',
    importPage: '/admin/imports/:id',
    bulkChanges: '/admin/bulkchanges',
    bulkChangePage: '/admin/bulkchanges/:id',
    bulkChange: (id: string) => `/admin/bulkchanges/${encodeURIComponent(id)}`,
    import: (id: string) => `/admin/imports/${encodeURIComponent(id)}`,
    transactionsPage: '/admin/trasactionlists/:code',
    transactions: (code: string) => `/admin/trasactionlists/${encodeURIComponent(code)}`,
    rechargeHistory: '/admin/rechargeHistory',
    orders: '/admin/orders',
    orderPage: '/admin/orders/one',
    order: withId('/admin/orders/one'),
    ordersOf: (user: string) => `/admin/orders?user=${encodeURIComponent(user)}`,
    debtsOf: (user: string) => `/admin/orders?user=${encodeURIComponent(user)}&mark=debt`,
    waitingCoins: '/admin/waitingcoins',
    coinLimits: '/admin/coinlimits',
    reconciliation: '/admin/reconciliation',
    ledgerPage: '/admin/ledger/:account',
    /** The statement of an account by its API name: user:66f0…, platform. */
    ledger: (account: string) => `/admin/ledger/${account}`,
    ledgerPrintPage: '/admin/ledger/:account/print',
    ledgerPrint: (account: string) => `/admin/ledger/${account}/print`,
    videos: '/admin/videos',
    moderation: '/admin/vulgar',
    settings: '/admin/settings',
    family: '/admin/familycount',
    liveTime: '/admin/livetime',
    experience: '/admin/experience',
    appVersion: '/admin/appversion',
    timeZone: '/admin/timezone',
    secretKeys: '/admin/secretkey',
    updateUserPage: '/admin/updateUser',
    updateUser: withId('/admin/updateUser'),
    trash: '/admin/trash',
    admins: '/admin/admins',
    addAdmin: '/admin/addAdmin',
    rights: '/admin/rights',
    /** With what this admin may do. */
    rightsOf: (admin: string) => `/admin/rights?admin=${encodeURIComponent(admin)}`,
    addRights: '/admin/addRights',
    editRightsPage: '/admin/editRights',
    editRights: withId('/admin/editRights'),
  },
  coin: {
    send: '/coin/sendcoin',
    sent: '/coin/history',
    receiptPage: '/coin/receipt/:id',
    receipt: (sale: string) => `/coin/receipt/${encodeURIComponent(sale)}`,
    received: '/coin/received',
    statement: '/coin/statement',
    statementPrint: '/coin/statement/print',
  },
  bd: {
    agencyAdmin: staff(
      '/bd/manageagencyadmin',
      '/bd/addagencyadmin',
      '/bd/viewagencyadmin',
      '/bd/editagencyadimin',
    ),
    agencyPage: '/bd/viewAgency',
    agency: withId('/bd/viewAgency'),
    hosts: '/bd/hosts',
    earnings: earnings('bd'),
  },
  agencyadmin: {
    agency: staff(
      '/agencyadmin/manageagency',
      '/agencyadmin/addagency',
      '/agencyadmin/viewagency',
      '/agencyadmin/editagency',
    ),
    agencyLists: '/agencyadmin/agencylists',
    hostsOfAgencyPage: '/agencyadmin/hosts/:id',
    hostsOfAgency: (id: string) => `/agencyadmin/hosts/${encodeURIComponent(id)}`,
    hosts: hosts('/agencyadmin/pendinghost', '/agencyadmin/approvedhost', '/agencyadmin/rejectedhost'),
    allHosts: '/agencyadmin/allhosts',
    earnings: earnings('agencyadmin'),
  },
  agency: {
    own: '/agency/viewAgency',
    hostRecord: '/agency/hostrecord',
    earnings: earnings('agency'),
    allHosts: '/agency/agencyHost',
    userPage: '/agency/viewUser',
    /** Users migrated from the legacy system have the same kind of id here, so `old` is always 0. */
    user: (id: string) => `/agency/viewUser?old=0&id=${encodeURIComponent(id)}`,
    hosts: hosts('/agency/pendingHost', '/agency/approvedHost', '/agency/rejectedHost'),
  },
};
