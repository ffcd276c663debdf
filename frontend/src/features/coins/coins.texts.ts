import { formatNumber } from '../../lib/format';

const coins = (amount: number) => (amount === 1 ? '1 coin' : `${formatNumber(amount)} coins`);

/** Texts of sending and returning coins and of the lists of transfers. */
export const texts = {
  coins,
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

  lookup: {
    balance: (amount: number) => `Has ${coins(amount)}`,
    frozenHint: 'This wallet can receive coins but not send them.',
  },
  confirm: {
    title: (amount: number) => `Send ${coins(amount)}?`,
    yes: (amount: number) => `Send ${coins(amount)}`,
    askTitle: (amount: number) => `Ask a second admin for ${coins(amount)}?`,
    askYes: (amount: number) => `Ask for ${coins(amount)}`,
    nothingYet: (amount: number, to: string) =>
      `No coins are sent yet. ${coins(amount)} go to ${to} when a second admin confirms the request under “Awaiting second approval”.`,
    coins: 'Coins',
    yourBalance: 'Your balance',
    theirBalance: 'Their balance',
    after: 'afterwards',
    repeated: (ago: string) => `The same amount was sent to this recipient ${ago}.`,
  },

  /** Describes a movement in the notices about a lost answer. */
  moved: {
    send: (body: { userId: string; coin: number }) => `${coins(body.coin)} to ${body.userId}`,
    back: (body: { username: string; coins: number }) => `${coins(body.coins)} back from ${body.username}`,
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
      `${coins(amount)} will be returned from ${from} to ${to}.`,
    partly: (returned: number, of: number) =>
      `${formatNumber(returned)} of ${coins(of)} have already been returned. This returns the rest.`,
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
    row: (amount: number, date: string) => `${coins(amount)} of ${date}`,
  },

  recharges: {
    heads: {
      image: 'Image',
      to: 'To',
      userId: 'UserId',
      from: 'From',
      coin: 'Coin',
      createdAt: 'CreatedAt',
      status: 'Status',
    },
    to: { 1: 'Coin agency', 2: 'User' },
    search: 'Search sender or recipient',
    empty: { title: 'No coins sent yet', hint: 'Coins sent to users and coin agencies appear here.' },
    statement: 'Statement',
  },
  states: { sent: 'Sent', received: 'Received', returned: 'Returned', reversed: 'Reversed' },
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
    empty: { title: 'No coins sent yet', hint: 'Coins that you send to users appear here.' },
  },
  received: {
    title: 'Received coins',
    heads: { from: 'From', coin: 'Coin', date: 'Date/Time', status: 'Status' },
    empty: { title: 'No coins received yet', hint: 'Coins that the platform sends you appear here.' },
  },
};
