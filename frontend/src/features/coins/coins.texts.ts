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
    frozen: 'Your wallet is frozen: nothing can be sent until it is thawed.',
    session: 'Sent in this session',
    none: 'What you send from this browser tab is listed here.',
    all: 'All coins sent',
  },

  lookup: {
    balance: (amount: number) => `Has ${coins(amount)}`,
    frozenHint: 'Coins arrive there, but none can leave.',
  },
  confirm: {
    title: (amount: number) => `Send ${coins(amount)}?`,
    yes: (amount: number) => `Send ${coins(amount)}`,
    askTitle: (amount: number) => `Ask a second admin for ${coins(amount)}?`,
    askYes: (amount: number) => `Ask for ${coins(amount)}`,
    nothingYet: (amount: number, to: string) =>
      `Nothing is sent yet. ${coins(amount)} go to ${to} once a second admin confirms the request in Waiting Coins.`,
    coins: 'Coins',
    yourBalance: 'Your balance',
    theirBalance: 'Their balance',
    after: 'afterwards',
    repeated: (ago: string) => `The same amount went to the same recipient ${ago}.`,
  },

  /** Describes a movement in the notices about a lost answer. */
  moved: {
    send: (body: { userId: string; coin: number }) => `${coins(body.coin)} to ${body.userId}`,
    back: (body: { username: string; coins: number }) => `${coins(body.coins)} back from ${body.username}`,
  },

  returns: {
    title: 'Return Coins',
    username: 'Username',
    usernameHint: 'Username, phone number or coin agency code',
    sender: 'Sender Name',
    senderHint: 'A code such as coin@100001; empty means admin',
    coins: 'Coins',
    submit: 'Return Coins',
    question: 'Are you sure you want to return coin',
    effect: (amount: number, from: string, to: string) => `${coins(amount)} go from ${from} back to ${to}.`,
    partly: (returned: number, of: number) =>
      `${formatNumber(returned)} of ${coins(of)} are returned already. The rest is returned now.`,
    platform: 'the platform',
    yes: 'Return',
  },

  transactions: {
    title: 'Transaction List',
    heads: { admin: 'Admin', coin: 'Coin', date: 'Date', status: 'Status' },
    empty: {
      title: 'Nothing was sent to this coin agency yet',
      hint: 'What the platform sends to it appears here, and can be returned from here.',
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
    search: 'Search names and codes of both sides',
    empty: { title: 'No coins were sent yet', hint: 'Every send to a user or a coin agency appears here.' },
    statement: 'Statement',
  },
  states: { sent: 'Sent', returned: 'Returned', reversed: 'Reversed' },
  partly: (returned: number, of: number) => `Returned ${formatNumber(returned)} of ${formatNumber(of)}`,
  totals: {
    opening: 'Opening balance',
    received: 'Received',
    sent: 'Sent',
    back: 'Returned',
    net: 'After returns',
  },

  sent: {
    title: 'Sent Coins',
    heads: { user: 'User', coin: 'Coin', date: 'Date/Time', status: 'Status' },
    empty: { title: 'Nothing sent yet', hint: 'The coins that you send to users appear here.' },
  },
  received: {
    title: 'Received Coins',
    heads: { from: 'From', coin: 'Coin', date: 'Date/Time', status: 'Status' },
    empty: { title: 'Nothing received yet', hint: 'The coins that the platform sends you appear here.' },
  },
};
