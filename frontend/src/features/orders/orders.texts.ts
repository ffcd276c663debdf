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
    account: 'The user has deleted the account. No coins were credited. Refund the payment in Stripe.',
  },
  search: 'Search username or name',
  filters: {
    status: 'State',
    plan: 'Plan',
    days: 'Ordered',
    late: ['Paid late', { true: 'Paid after it had ended', false: 'Paid in time or not paid' }],
    problem: ['Problem', { amount: 'Another amount', account: 'User is gone' }],
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
  },
  events: {
    made: 'The user made the order',
    paid: 'Paid; the coins were credited',
    failed: 'A payment failed',
    cancelled: 'The payment was cancelled in Stripe',
    ended: 'The order ended: it was not paid within a day',
    refused: 'The payment did not fit the order',
  },
} as const;
