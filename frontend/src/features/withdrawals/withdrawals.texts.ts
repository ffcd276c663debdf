import { formatNumber, inCoins } from '../../lib/format';
import { menuTexts } from './menu.texts';

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'}`;

const rejection = {
  title: (name: string) => `Reject the withdrawal of ${name}?`,
  titleMany: (count: string) => `Reject ${count} withdrawals?`,
  shown: 'The user sees this reason in the app and gets the coins back.',
  reasons: [
    'The name on the account differs',
    'The account number is not valid',
    'The IFSC code does not exist',
    'The PAN does not belong to this name',
    'The bank returned the payment',
  ],
};

export const texts = {
  title: 'Withdrawal',
  lists: menuTexts.lists,
  columns: {
    username: 'Username',
    name: 'Name',
    agency: 'Agency',
    coins: 'Coins',
    asked: 'Requested',
    account: 'Account number',
    bank: 'Bank name',
    ifsc: 'IFSC code',
    status: 'Status',
  },
  filters: { days: 'Requested', coins: 'Coins', agency: 'Agency', bank: 'Bank' },
  rowName: (username: string, coins: string) => `${username}, ${inCoins(coins)}`,
  search: 'Search user or account number',
  empty: {
    '0': {
      title: 'Nothing to approve',
      hint: 'New requests from the app appear here.',
    },
    '1': {
      title: 'No approved withdrawals',
      hint: 'Approved requests appear here, ready to export for the bank.',
    },
    '2': {
      title: 'No rejected withdrawals',
      hint: 'Rejected requests appear here. You can still approve them.',
    },
  },
  states: { 0: 'Pending', 1: 'Approved', 2: 'Rejected' },
  decidedBy: (name: string) => `by ${name}`,
  view: 'View',

  approveOne: (name: string, coins: string, account: string) => ({
    title: `Pay out ${inCoins(coins)} to ${name}?`,
    effect: `To ${account}.`,
    yes: `Approve ${inCoins(coins)}`,
  }),
  askSecond: (name: string, coins: string, account: string) => ({
    title: `Ask a second admin to pay out ${inCoins(coins)} to ${name}?`,
    effect: `To ${account}. Nothing is paid out until a second admin confirms.`,
    yes: `Ask a second admin for ${inCoins(coins)}`,
  }),
  confirmOne: (name: string, coins: string, account: string) => ({
    title: `Confirm the withdrawal of ${inCoins(coins)} to ${name}?`,
    effect: `To ${account}. You are the second admin, so this pays out the coins.`,
    yes: `Confirm ${inCoins(coins)}`,
  }),
  account: (masked: string, bank: string, name: string) =>
    [`account ${masked}`, bank, name && `of ${name}`].filter(Boolean).join(', '),
  approveAll: (count: string, coins: string) => ({
    title: `Approve ${count} withdrawals?`,
    effect: `This pays out ${inCoins(coins)}. Requests already handled by someone else are skipped.`,
    yes: `Approve ${inCoins(coins)}`,
  }),
  rejection,
  matching: {
    approve: {
      title: (what: string) => `Approve ${what}?`,
      effect:
        'Their coins are paid out. Together they count as one sum against the limit: above it, a second admin must approve the same selection.',
    },
    reject: (what: string) => `Reject ${what}?`,
    rejection,
  },

  second: {
    needed: 'Needs two admins',
    neededHint: 'A second admin must confirm before the decision takes effect.',
    first: {
      1: (name: string) => `Approved by ${name}, 1 of 2`,
      2: (name: string) => `Rejected by ${name}, 1 of 2`,
    },
    you: 'you',
    confirm: { approve: 'Confirm', reject: 'Confirm rejection' },
    title: {
      1: (name: string) => `${name} has approved this; a second admin must confirm`,
      2: (name: string) => `${name} has rejected this; a second admin must confirm`,
    },
    titleByYou: {
      1: 'You have approved this; another admin must confirm',
      2: 'You have rejected this; another admin must confirm',
    },
    hint: 'No coins have been paid out or returned yet.',
  },

  marks: {
    requestOfDay: (place: number, today: boolean) =>
      `${ordinal(place)} request ${today ? 'today' : 'that day'}`,
    requestOfDayHint: (before: number) =>
      `The user had already made ${before === 1 ? 'another request' : `${before} other requests`} on that day.`,
    sharers: (count: number) =>
      `Account used by ${count === 1 ? 'another user' : `${formatNumber(count)} others`}`,
    sharersHint: (count: number) =>
      `${count === 1 ? 'Another user has' : `${formatNumber(count)} other users have`} requested a withdrawal to the same bank account.`,
    faults: {
      accountNo: 'Account number not valid',
      ifscCode: 'IFSC not valid',
      panNumber: 'PAN not valid',
      bankName: 'Bank name not valid',
    },
  },

  faults: {
    title: 'The bank would refuse these bank details',
    hint: (fields: string) =>
      `Not valid: ${fields}. The request goes into no bank export. Reject it so that the user can ask again.`,
    fields: {
      accountNo: 'account number',
      ifscCode: 'IFSC code',
      panNumber: 'PAN number',
      bankName: 'bank name',
    },
  },

  exports: {
    title: 'Bank exports',
    leftOut: {
      title: (count: string) =>
        count === '1' ? '1 withdrawal was left out' : `${count} withdrawals were left out`,
      hint: 'The bank would refuse their bank details. They stay approved and without an export. Reject them so that the users can ask again.',
      row: (name: string, fields: string) => `${name}: ${fields}`,
      open: (username: string) => `Open the request of ${username}`,
      close: 'Close',
    },
    filter: 'Bank export',
    open: (count: string) => `Not exported (${count})`,
    done: 'Exported',
    mark: 'Exported',
    selected: 'Export selected',
    everything: (count: string) => `Export ${count} for the bank`,
    ask: (count: string) => ({
      title: count === '1' ? 'Export 1 withdrawal?' : `Export ${count} withdrawals?`,
      effect:
        'The file contains full account numbers. Each withdrawal goes into one export, which can be downloaded again. Rejecting it afterwards needs two admins.',
      yes: 'Export and download',
    }),
    columns: { at: 'Exported', by: 'By', count: 'Withdrawals', coins: 'Coins' },
    show: 'Show list',
    download: 'Download',
    name: (time: string) => `export of ${time}`,
    empty: {
      title: 'No exports yet',
      hint: 'Export withdrawals from the list of approved withdrawals.',
    },
    inOne: () => 'In one bank export',
    in: (time: string, by: string) => `Bank export of ${time} by ${by}`,
  },

  evidence: {
    facts: {
      totalPaid: 'Total paid',
      held: 'Pending',
      earnings: 'Available earnings',
      totalEarned: 'Total earned',
    },
    sameAccount: 'The same account number under other users',
    sameAccountHint: 'Compare the accounts: one person may have collected coins under several names.',
    sameAccountRow: (requests: number, ago: string) =>
      `${requests === 1 ? '1 request' : `${requests} requests`}, the last one ${ago}`,
    frozen: 'The wallet is frozen',
    frozenHint: (reason: string) => `${reason}. Nothing can be paid out from this wallet.`,
    gifts: 'Earned from',
    gift: (count: number, coins: string) => `${count === 1 ? 'once' : `${count} times`}, ${inCoins(coins)}`,
    otherGifts: 'Other gifts',
    otherCoins: 'From before the ledger',
    coins: (coins: string) => inCoins(coins),
    /** The facts above have the same names. */
    sum: (coins: string) => `Total ${inCoins(coins)}: paid, pending and available.`,
    noGifts: 'No gifts recorded.',
    requests: 'Last requests',
    noRequests: 'This is the first request.',
    request: (coins: string) => inCoins(coins),
    history: 'History',
    asked: (time: string) => `Requested ${time}`,
    moved: { 0: 'Pending', 1: 'Approved', 2: 'Rejected' },
    together: (first: string) => ` (first admin: ${first})`,
    agency: 'Agency',
    noAgency: 'The user is not a host.',
  },

  record: {
    none: {
      title: 'No request selected',
      hint: 'Select a request from a list of withdrawals to see its user and bank account.',
      pending: 'Pending withdrawals',
    },
    coins: 'Coins',
    askedAgo: (ago: string) => `requested ${ago}`,
    next: (name: string) => `Next pending: ${name}`,
    user: 'User',
    toUser: 'Open user',
    account: 'Bank account',
    agency: 'Agency',
    evidence: 'Review',
    voucher: 'Voucher',
    fields: {
      bio: 'Bio',
      username: 'Username',
      email: 'Email',
      name: 'Name',
      account: 'Account number',
      ifsc: 'IFSC',
      bank: 'Bank name',
      pan: 'PAN number',
      agencyCode: 'Agency Code',
      bd: 'BD',
      agencyAdmin: 'Agency admin',
    },
    reveal: 'Reveal',
    hide: 'Hide',
    revealNote: 'Hidden. Viewing is logged.',
    revealed: 'This access has been logged.',
  },

  voucher: {
    title: 'Withdrawal voucher',
    number: 'Voucher',
    reveal: 'Show full account number',
    payee: 'Pay to',
    rows: {
      name: 'Name',
      username: 'Username',
      bank: 'Bank name',
      account: 'Account number',
      ifsc: 'IFSC code',
      pan: 'PAN number',
      asked: 'Requested',
      approved: 'Approved',
      by: 'Approved by',
      export: 'Bank export',
    },
    amount: 'Amount',
    coins: (coins: string) => inCoins(coins),
    notExported: 'Not exported yet',
    and: (first: string, second: string) => `${first} and ${second}`,
    signatures: ['Prepared by', 'Approved by', 'Received by'],
    back: 'Withdrawal',
    notApproved: {
      title: 'No voucher available',
      hint: 'Only approved withdrawals have a voucher.',
    },
  },
};
