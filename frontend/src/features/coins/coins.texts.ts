import { formatNumber, inCoins, isOne } from '../../lib/format';

/** Texts of sending and returning coins and of the lists of transfers. */
export const texts = {
  coins: inCoins,
  notFound: 'no user found',
  failure: 'something went wrong',
  frozen: 'Frozen',
  sending: 'Sending...',

  admin: {
    title: 'Send Coins',
    to: 'Send to',
    kinds: { coin: 'Coin agency', user: 'User' },
    code: 'Code',
    username: 'Username',
    usernameHint: 'A username or a phone number',
    coins: 'Coins',
    submit: 'Send Coins',
    hint: 'The coins come from the platform.',
  },
  seller: {
    title: 'Send Coins',
    balance: 'Balance',
    user: 'User',
    userHint: 'A username or a phone number',
    coin: 'Coin',
    submit: 'Send Coins',
    frozen: 'Your wallet is frozen. You cannot send coins until it is unfrozen.',
    session: 'Sent in this session',
    none: 'Coins that you send from this browser tab appear here.',
    all: 'View all sent coins',
  },

  receipt: {
    title: 'Receipt',
    open: 'Receipt',
    back: 'Sent coins',
    number: 'Receipt number',
    amount: 'Sent',
    coins: (coins: string) => inCoins(coins),
    sale: 'Sale',
    rows: { to: 'User', seller: 'Coin agency', at: 'Date', state: 'Status' },
    share: 'Share',
    copied: 'Copied as text',
    notShared: 'The receipt was not shared',
    shared: (brand: string, coins: string, to: string) => `${brand}: ${coins} for ${to}`,
  },

  suggestions: { recent: 'Recent recipients', found: 'Suggested users' },
  lookup: {
    balance: (amount: number) => `Has ${inCoins(amount)}`,
    frozenHint: 'This wallet can receive coins but not send them.',
  },
  confirm: {
    title: (amount: number) => `Send ${inCoins(amount)}?`,
    yes: (amount: number) => `Send ${inCoins(amount)}`,
    askTitle: (amount: number) => `Ask a second admin for ${inCoins(amount)}?`,
    askYes: (amount: number) => `Ask for ${inCoins(amount)}`,
    nothingYet: (amount: number, to: string) =>
      `No coins are sent yet. ${inCoins(amount)} ${isOne(amount) ? 'goes' : 'go'} to ${to} when a second admin confirms the request under “Awaiting second approval”.`,
    coins: 'Coins',
    yourBalance: 'Your balance',
    theirBalance: 'Their balance',
    after: 'afterwards',
    repeated: (ago: string) => `The same amount was sent to this recipient ${ago}.`,
  },

  /** Describes a movement in the notices about a lost answer. */
  moved: {
    send: (body: { userId: string; coin: number }) => `${inCoins(body.coin)} to ${body.userId}`,
    back: (body: { username: string; coins: number }) => `${inCoins(body.coins)} back from ${body.username}`,
  },

  returns: {
    title: 'Return coins',
    username: 'Username',
    usernameHint: 'Username, phone number or coin agency code',
    sender: 'Sender Name',
    senderHint: 'e.g. coin@100001. Leave blank for the platform',
    coins: 'Coins',
    submit: 'Return coins',
    question: 'Are you sure you want to return coin',
    effect: (amount: number, from: string, to: string) =>
      `${inCoins(amount)} will be returned from ${from} to ${to}.`,
    partly: (returned: number, of: number) =>
      `${formatNumber(returned)} of ${inCoins(of)} have already been returned. This returns the rest.`,
    platform: 'the platform',
    yes: 'Return',
  },

  transactions: {
    title: 'Transaction list',
    heads: { admin: 'Admin', coin: 'Coin', date: 'Date', status: 'Status' },
    empty: {
      title: 'No transfers to this coin agency yet',
      hint: 'Coins sent by the platform appear here. You can return them from here.',
    },
    return: 'Return',
    statement: 'Statement',
    send: 'Send Coins',
    deleted: 'Deleted',
    row: (amount: number, date: string) => `${inCoins(amount)} of ${date}`,
  },

  transfer: {
    title: 'Transfer',
    number: 'Transfer number',
    returned: 'Returned',
    returnable: 'Can be returned',
  },

  recharges: {
    salaryRun: 'Salary run',
    heads: {
      image: 'Image',
      to: 'To',
      userId: 'UserId',
      from: 'From',
      coin: 'Coin',
      createdAt: 'CreatedAt',
      status: 'Status',
    },
    to: { 1: 'Coin agency', 2: 'User', 3: 'Platform' },
    search: 'Search sender or recipient',
    empty: { title: 'No coins sent yet', hint: 'Coins sent to users and coin agencies appear here.' },
    statement: 'Statement',
  },
  states: { sent: 'Sent', received: 'Received', returned: 'Returned', reversed: 'Reversed' },
  kinds: {
    opening: 'Opening',
    send: 'Sent',
    return: 'Return',
    gift: 'Gift',
    adjustment: 'Adjustment',
    purchase: 'Purchase',
    purchaseRefund: 'Purchase refunded',
    purchaseRestore: 'Refund undone',
    debtPayment: 'Debt paid',
    hold: 'Requested',
    release: 'Rejected',
    payout: 'Paid out',
    refund: 'Withdrawal reversed',
    reversal: 'Reversal',
  },
  filters: {
    flow: 'Movements',
    flows: {
      soldToAgencies: 'Sold to coin agencies, less reversals',
      soldToUsers: 'Sold to users, less reversals',
      returned: 'Returned, less reversals',
      gifted: 'Gifted, less reversals',
      askedFor: 'Requested withdrawals',
      paidOut: 'Paid out, less reversals',
    },
    sold: { soldToUsers: 'Sold, less reversals', returned: 'Returned, less reversals' },
    received: { soldToAgencies: 'Received, less reversals' },
    date: 'Date',
    coinAgency: 'Coin agency',
    ofDay: 'Coins',
    sum: 'Coins of these movements',
    noSum: 'Too many to sum. Choose fewer days.',
  },
  partly: (returned: number, of: number) => `Returned ${formatNumber(returned)} of ${formatNumber(of)}`,
  totals: {
    opening: 'Opening balance',
    received: 'Received',
    sent: 'Sent',
    back: 'Returned',
    net: 'After returns',
  },

  sent: {
    title: 'Sent coins',
    heads: { user: 'User', coin: 'Coin', date: 'Date/Time', status: 'Status' },
    search: 'Search user',
    empty: { title: 'No coins sent yet', hint: 'Coins that you send to users appear here.' },
  },
  received: {
    title: 'Received coins',
    heads: { from: 'From', coin: 'Coin', date: 'Date/Time', status: 'Status' },
    empty: { title: 'No coins received yet', hint: 'Coins that the platform sends you appear here.' },
  },
};
