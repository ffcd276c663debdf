import { formatNumber } from '../../lib/format';

const coins = (amount: number) => `${formatNumber(amount)} coins`;

/** Texts of the sends that wait for a second admin, and of the limits above which they wait. */
export const texts = {
  title: 'Waiting Coins',
  heads: { recipient: 'Recipient', coin: 'Coins', askedBy: 'Asked by', date: 'Date/Time' },
  closing: (name: string) => `${name}, coin agency: return the coins and delete`,
  because: (reason: string) => `Reason: ${reason}`,
  closeTitle: (amount: number, code: string) => `Return ${coins(amount)} and delete ${code}?`,
  closeEffect: (by: string, reason: string) =>
    `${by} asked for it: ${reason}. The coins return to the platform and the sign-in ends at once. This cannot be undone.`,
  closeYes: (amount: number) => `Return ${coins(amount)} and delete`,
  keepTitle: (code: string) => `Do not delete ${code}?`,
  keepEffect: 'Nothing is returned and the account stays.',
  named: (name: string, to: 1 | 2) => `${name}, ${to === 1 ? 'coin agency' : 'user'}`,
  you: 'You',
  ownHint: 'Another admin has to confirm it',
  confirm: 'Confirm',
  refuse: 'Refuse',
  takeBack: 'Take back',
  confirmTitle: (amount: number, to: string) => `Send ${coins(amount)} to ${to}?`,
  confirmEffect: (by: string) => `${by} asked for it. The coins are sent at once.`,
  confirmYes: (amount: number) => `Send ${coins(amount)}`,
  refuseTitle: (amount: number, to: string) => `Do not send ${coins(amount)} to ${to}?`,
  refuseEffect: 'Nothing is sent. Ask again if the coins are still needed.',
  reason: 'Reason',
  recorded: 'Kept in the audit record.',
  empty: {
    title: 'Nothing waits for you',
    hint: 'Sends above the limit appear here until a second admin confirms or refuses them.',
  },
  limitsLink: 'Coin limits',
  limitsWait: (count: number) =>
    count === 1 ? 'A change of the coin limits waits too.' : `${count} changes of the coin limits wait too.`,
  limitsReview: 'Review',

  limits: {
    title: 'Coin Limits',
    section: 'Second admin',
    hint: 'An admin moves up to this many coins alone, at once and within 24 hours. More needs a second admin. Leave a field empty for no limit.',
    raiseHint: 'Lowering a limit takes effect at once. Raising or removing one needs a second admin.',
    send: 'Send of coins',
    withdrawal: 'Withdrawal',
    none: 'No limit',
    failed: 'The limits were not saved',
    waiting: 'Waiting for a second admin',
    change: (from: number, to: number | null) =>
      `${formatNumber(from)} to ${to === null ? 'no limit' : formatNumber(to)}`,
    askedBy: (name: string, ago: string) => `${name} asked ${ago}`,
    confirmTitle: { send: 'Change the limit for sends?', withdrawal: 'Change the limit for withdrawals?' },
    confirmEffect: (by: string, change: string) =>
      `${by} asked for a change from ${change}. It takes effect at once.`,
    confirmYes: 'Change limit',
    refuseTitle: { send: 'Keep the limit for sends?', withdrawal: 'Keep the limit for withdrawals?' },
    refuseEffect: (change: string) => `The change from ${change} does not take effect.`,
  },
};
