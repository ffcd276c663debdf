export const texts = {
  title: 'Dashboard',
  counts: {
    users: 'Total User',
    approved: 'Total Approved Host',
    pending: 'Total Pending Host',
    rejected: 'Total Rejected Host',
  },
  waiting: {
    title: 'Waiting for a decision',
    withdrawals: 'Withdrawals',
    toExport: 'Approved, not yet with the bank',
    hosts: 'Host applications',
  },
  coinBalance: 'Total Coin Balance',
  share: (percent: string) => `${percent} of all applications`,
  latest: 'Latest Members',
  viewAll: 'View All Users',
  noMembers: { title: 'No members yet', hint: 'People appear here as soon as they register in the app.' },
  signedInAs: 'Signed in as',
  code: 'Code',
  email: 'Email',
  phone: 'Phone',
};
