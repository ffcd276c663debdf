import { formatNumber } from '../../lib/format';

const some = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
const waits = (count: number, noun: string) => `${some(count, noun)} ${count === 1 ? 'waits' : 'wait'}`;

export const texts = {
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
    frozen: 'Your wallet is frozen. You cannot send coins until it is unfrozen.',
  },
  firstSteps: {
    title: 'First steps',
    hint: 'Set these up in this order so that the app and its staff can start.',
    dismiss: 'Dismiss',
    done: 'Done',
    open: 'To do',
    keys: {
      agora: 'Agora, for live streams',
      google: 'Google, for sign-in with Google',
      fast2sms: 'Fast 2 sms, for codes by SMS',
      sightEngine: 'Sight Engine, for scores of videos',
      stripe: 'Stripe, for purchases of coins',
    },
    steps: {
      ownName: 'Enter your own name',
      secondFactor: 'Set up your second factor',
      secondAdmin: 'Add a second admin, who can help when you are locked out',
      timeZone: 'Choose the time zone',
      secretKeys: 'Enter the keys of the services that you use',
      levels: 'Add levels',
      giftCategories: 'Add a live gift category',
      gifts: 'Add gifts',
      bds: 'Add a BD',
      agencyAdmins: 'Add an agency admin',
      agencies: 'Add an agency',
      coinAgencies: 'Add a coin agency',
    },
  },
  zoneHint: (zone: string, here: string) =>
    `Days and times of all staff are in ${zone}, the default. Your browser is in ${here}.`,
  chooseZone: 'Choose the time zone',
  waiting: {
    title: 'Waiting for a decision',
    queues: {
      withdrawals: (count: number) => waits(count, 'withdrawal'),
      toExport: (count: number) => `${some(count, 'approved withdrawal')} not exported`,
      sends: (count: number) => `${some(count, 'request')} awaiting second approval`,
      hosts: (count: number) => waits(count, 'host application'),
      videos: (count: number) => waits(count, 'video'),
    },
    oldest: ', the oldest for',
    nothing: 'Nothing waits for your decision.',
  },
  /** What the number of users counts: for the admin, and for other roles. A user can have several applications. */
  allUsers: 'all users of the app',
  applicants: 'users who applied, each counted once',
  share: (percent: string) => `${percent} of all applications`,
  latest: 'Latest Members',
  viewAll: 'View All Users',
  noMembers: { title: 'No users yet', hint: 'Users appear here when they register in the app.' },
  signedInAs: 'Signed in as',
  code: 'Code',
  email: 'Email',
  phone: 'Phone',
};
