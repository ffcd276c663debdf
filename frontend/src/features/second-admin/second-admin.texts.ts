import { formatNumber } from '../../lib/format';

const coins = (amount: number) => `${formatNumber(amount)} coins`;

/** Sends that wait for a second admin, and above which amounts they do. */
export const texts = {
  title: 'Waiting Coins',
  heads: { recipient: 'Recipient', to: 'To', coin: 'Coins', askedBy: 'Asked by', date: 'Date/Time' },
  to: { 1: 'Coin agency', 2: 'User' },
  you: 'You',
  ownHint: 'Another admin has to confirm it',
  confirm: 'Confirm',
  refuse: 'Refuse',
  takeBack: 'Take back',
  confirmTitle: (amount: number, to: string) => `Send ${coins(amount)} to ${to}?`,
  confirmEffect: (by: string) => `${by} asked for it. The coins are sent at once.`,
  confirmYes: (amount: number) => `Send ${coins(amount)}`,
  refuseTitle: (amount: number, to: string) => `Do not send ${coins(amount)} to ${to}?`,
  refuseEffect: 'Nothing is sent. Whoever still wants it asks anew.',
  reason: 'Reason',
  recorded: 'Kept in the audit record.',
  empty: {
    title: 'Nothing waits for you',
    hint: 'Sends above the limit appear here until a second admin confirms or refuses them.',
  },
  limitsLink: 'Coin limits',

  limits: {
    title: 'Coin Limits',
    section: 'Second admin',
    hint: 'More than this needs two admins: one who asks, and another one who agrees. Empty: no limit.',
    send: 'Send of coins',
    withdrawal: 'Withdrawal',
    none: 'No limit',
    failed: 'The limits were not saved',
  },
};
