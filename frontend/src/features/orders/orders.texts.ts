import { formatNumber, inCoins } from '../../lib/format';

/** Texts of the orders of coins. */
export const texts = {
  heads: {
    image: 'Picture',
    user: 'User',
    plan: 'Plan',
    coins: 'Coins',
    amount: 'Price',
    status: 'State',
    createdAt: 'Ordered',
    paidAt: 'Credited',
  },
  states: { open: 'Not paid yet', paid: 'Paid', ended: 'Ended' },
  late: 'Paid late',
  problem: 'Payment does not fit',
  problems: {
    amount: (paid: string, price: string) =>
      `Stripe reports ${paid}, but the price is ${price}. No coins were credited. Settle this with the user and in Stripe.`,
    account: 'The user has deleted the account. No coins were credited. Refund the payment.',
  },
  search: 'Search username or name',
  disputed: 'Disputed',
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  /** In the column of coins. */
  owes: (coins: number) => `Owes ${formatNumber(coins)}`,
  filters: {
    status: 'State',
    plan: 'Plan',
    days: 'Ordered',
    mark: [
      'Mark',
      {
        late: 'Paid after it had ended',
        amount: 'Another amount was paid',
        account: 'Paid, but the user is gone',
        refunded: 'Refunded',
        disputed: 'Disputed',
        debt: 'The user owes coins',
      },
    ],
    ofUser: 'Orders of one user',
  },
  empty: { title: 'No orders yet', hint: 'Orders appear here when users buy coins in the app.' },
  page: {
    title: (plan: string) => `Order of ${plan}`,
    about: 'Order',
    number: 'Order number',
    payment: 'Payment in Stripe',
    none: 'None yet',
    entry: 'Ledger',
    statement: 'Open the statement',
    events: 'What happened',
    moneyBack: 'Money back',
    coinsBack: 'Coins back',
    refunds: 'Refunds and disputes',
    inStripe: 'Made in Stripe',
  },
  /** What staff must do about it. */
  warnings: {
    disputed: 'The buyer disputes this payment',
    disputedHint:
      'Stripe holds the money back, and the coins went with it. Answer the bank in Stripe before its deadline. If you win, money and coins come back.',
    owed: (user: string, coins: number) => `${user} owes ${inCoins(coins)}`,
    owedHint:
      'They were spent before the money went back. Coins that the user buys or is given pay them first. Until then, no withdrawal can be requested.',
    waits: 'A refund awaits a second admin',
    waitsHint: 'Its coins exceed the limit for sending coins. Another admin confirms or declines it.',
    review: 'Review',
  },
  refundStates: {
    asked: 'Waits for Stripe',
    pending: 'Waits for the bank',
    succeeded: 'Refunded',
    failed: 'Failed, nothing went back',
  },
  disputeStates: { open: 'Disputed', won: 'Won, the money came back', lost: 'Lost' },
  refund: {
    button: 'Refund',
    title: (plan: string) => `Refund the order of ${plan}?`,
    effect: (coins: number) =>
      `The money goes back the way it was paid. The coins go back in proportion: ${inCoins(coins)} for all of it. This cannot be undone.`,
    none: 'The money goes back the way it was paid. No coins were credited for it. This cannot be undone.',
    short: (user: string, balance: number) =>
      `${user} has ${inCoins(balance)}. What is missing is owed, and later purchases and gifts pay it first.`,
    amount: 'Amount in rupees',
    reason: 'Reason',
    recorded: 'Shown in the audit log and the ledger.',
    yes: 'Refund',
    failed: 'The refund was not made',
  },
  ofUser: {
    title: 'Orders',
    all: 'All orders',
    none: 'No orders yet.',
  },
  events: {
    made: 'The user made the order',
    paid: 'Paid; the coins were credited',
    failed: 'A payment failed',
    cancelled: 'The payment was cancelled in Stripe',
    ended: 'The order ended: it was not paid within a day',
    refused: 'The payment did not fit the order',
    refunded: 'Refunded',
    refundFailed: 'The refund failed; nothing went back',
    disputed: 'The buyer disputed the payment',
    disputeWon: 'The dispute was won',
    disputeLost: 'The dispute was lost',
  },
} as const;
