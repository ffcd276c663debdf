export const texts = {
  title: 'Dashboard',
  counts: {
    users: 'Total User',
    approved: 'Total Approved Host',
    pending: 'Total Pending Host',
    rejected: 'Total Rejected Host',
  },
  coins: {
    balance: 'Total Coin Balance',
    received: 'Total Receive Coins',
    sent: 'Total Send Coins',
    send: 'Send Coins',
    frozen: 'Your wallet is frozen: nothing can be sent until it is thawed.',
  },
  share: (percent: string) => `${percent} of all applications`,
  latest: 'Latest Members',
  viewAll: 'View All Users',
  noMembers: { title: 'No members yet', hint: 'People appear here as soon as they register in the app.' },
  signedInAs: 'Signed in as',
  code: 'Code',
  email: 'Email',
  phone: 'Phone',
};
