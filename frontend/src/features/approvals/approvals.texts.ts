import { formatNumber, inCoins } from '../../lib/format';

/** Texts of the sends that wait for a second admin, and of the limits above which they wait. */
export const texts = {
  title: 'Awaiting second approval',
  heads: { recipient: 'Recipient', coin: 'Coins', askedBy: 'Requested by', date: 'Date/Time' },
  closing: (name: string) => `${name}, coin agency: return the coins and delete`,
  because: (reason: string) => `Reason: ${reason}`,
  closeTitle: (amount: number, code: string) => `Return ${inCoins(amount)} and delete ${code}?`,
  closeEffect: (by: string, reason: string) =>
    `Requested by ${by}: ${reason}. The coins return to the platform and the account can no longer sign in. You can restore the account from Trash for 30 days, but not its coins.`,
  closeYes: (amount: number) => `Return ${inCoins(amount)} and delete`,
  keepTitle: (code: string) => `Decline the deletion of ${code}?`,
  keepEffect: 'No coins are returned and the account stays.',
  run: 'Salary run',
  runEffect: (by: string) =>
    `Requested by ${by}. The coins are sent to all recipients of the run in the background.`,
  refund: 'Refund of a purchase',
  refundTitle: (what: string) => `Refund ${what}?`,
  refundEffect: (by: string, reason: string, coins: number) =>
    `Requested by ${by}: ${reason}. The money goes back the way it was paid, and ${inCoins(coins)} are taken from the user. This cannot be undone.`,
  refundYes: 'Refund',
  noRefundTitle: (what: string) => `Decline the refund of ${what}?`,
  noRefundEffect: 'Nothing is refunded. The refund can be requested again.',
  named: (name: string, to: 1 | 2) => `${name}, ${to === 1 ? 'coin agency' : 'user'}`,
  you: 'You',
  ownHint: 'Another admin must confirm this request',
  confirm: 'Confirm',
  refuse: 'Decline',
  cancelRequest: 'Cancel request',
  confirmTitle: (amount: number, to: string) => `Send ${inCoins(amount)} to ${to}?`,
  confirmEffect: (by: string) => `Requested by ${by}. The coins are sent immediately.`,
  confirmYes: (amount: number) => `Send ${inCoins(amount)}`,
  refuseTitle: (amount: number, to: string) => `Decline ${inCoins(amount)} to ${to}?`,
  refuseEffect: 'No coins are sent. The transfer can be requested again.',
  bulk: {
    /** `amount`: the coins of all requests, if they are known. */
    what: (count: number, amount?: number) => {
      const requests = count === 1 ? '1 request' : `${formatNumber(count)} requests`;
      return amount === undefined ? requests : `${requests}, ${inCoins(amount)}`;
    },
    approve: {
      label: 'Confirm selected',
      title: (what: string) => `Confirm ${what}?`,
      effect:
        'Coins are sent, salary runs start, refunds are made, and coin agencies that wait for deletion are deleted. This cannot be undone. Requests that you may not confirm stay here, with the reason in the results.',
    },
    refuse: {
      label: 'Decline selected',
      title: (what: string) => `Decline ${what}?`,
      effect: 'No coins move. Your own requests are cancelled. Everything can be requested again.',
    },
  },
  reason: 'Reason',
  recorded: 'Recorded in the audit log.',
  empty: {
    title: 'Nothing to approve',
    hint: 'Transfers above the limit appear here until a second admin confirms or declines them.',
  },
  limitsLink: 'Coin limits',
  limitsWait: (count: number) =>
    count === 1
      ? '1 change to the coin limits also needs approval.'
      : `${count} changes to the coin limits also need approval.`,
  limitsReview: 'Review',

  limits: {
    title: 'Coin limits',
    section: 'Second approval',
    hint: 'Above this amount, in one transfer or in total within 24 hours by one admin or to one recipient, a second admin must approve. Leave blank for no limit.',
    raiseHint: 'Lowering a limit takes effect immediately. Raising or removing a limit needs a second admin.',
    send: 'Sending coins',
    withdrawal: 'Withdrawal',
    none: 'No limit',
    failed: 'The limits were not saved',
    waiting: 'Awaiting second approval',
    change: (from: number, to: number | null) =>
      `${formatNumber(from)} to ${to === null ? 'no limit' : formatNumber(to)}`,
    askedBy: (name: string, ago: string) => `Requested by ${name}, ${ago}`,
    confirmTitle: {
      send: 'Change the limit for sending coins?',
      withdrawal: 'Change the limit for withdrawals?',
    },
    confirmEffect: (by: string, change: string) =>
      `Requested by ${by}: from ${change}. The change takes effect immediately.`,
    confirmYes: 'Change limit',
    refuseTitle: {
      send: 'Decline the new limit for sending coins?',
      withdrawal: 'Decline the new limit for withdrawals?',
    },
    refuseEffect: (change: string) => `The change from ${change} does not take effect.`,
  },
};
