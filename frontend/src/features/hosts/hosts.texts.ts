import { paths } from '../../lib/paths';

const rejection = {
  title: (name: string) => `Reject the application of ${name}?`,
  titleMany: (count: string) => `Reject ${count} applications?`,
  shown: 'The applicant sees this reason in the app.',
  reasons: [
    'The picture shows someone else',
    'The phone number does not answer',
    'The name does not match the documents',
    'Below the age limit',
    'Already a host of another agency',
  ],
};

export const texts = {
  lists: {
    '0': { title: 'Pending hosts', tab: 'Pending' },
    '1': { title: 'Approved hosts', tab: 'Approved' },
    '2': { title: 'Rejected hosts', tab: 'Rejected' },
  },
  all: { title: 'All applications', tab: 'All' },
  allTitle: 'Agency hosts',
  hosts: 'Hosts',
  hostsOf: (agency: string) => `Hosts of ${agency}`,
  agencyDetails: 'Agency details',
  columns: {
    username: 'Username',
    realName: 'Real name',
    phone: 'Phone',
    agencyCode: 'Agency Code',
    applied: 'Applied',
    status: 'Status',
  },
  filters: { decided: 'Decided', decidedBy: 'Decided by' },
  search: 'Search name, phone or agency code',
  move: 'Move selected',
  several: (count: string) => `${count} hosts`,
  empty: {
    '0': {
      title: 'No pending applications',
      hint: 'New applications from the app appear here.',
    },
    '1': { title: 'No approved hosts yet', hint: 'Approved hosts can go live and appear here.' },
    '2': {
      title: 'No rejected applications',
      hint: 'Rejected applications appear here. You can still approve them unless an admin made the rejection final.',
    },
  },
  emptyAll: { title: 'No applications yet', hint: 'Applications of every state appear here.' },
  states: { 0: 'Pending', 1: 'Approved', 2: 'Rejected' },
  rejectedForGood: 'Rejected (final)',
  decidedBy: (name: string) => `by ${name}`,
  byAdmin: (name: string) => `by admin ${name}`,
  finalRefusal: 'An admin made this rejection final. Only an admin can approve this application.',
  ownAdmin: 'platform admin',

  view: 'View',
  approveAll: (count: string) => ({
    title: `Approve ${count} applications?`,
    effect: 'They can go live immediately. Applications already handled by someone else are skipped.',
    yes: 'Approve',
  }),

  /** The toasts of decisions that are sent some seconds later. */
  decided: {
    approve: (count: string, number: number) => (number === 1 ? 'Host approved' : `${count} hosts approved`),
    reject: (count: string, number: number) => (number === 1 ? 'Host rejected' : `${count} hosts rejected`),
  },
  notAllDecided: (names: string) => `Not all decisions about ${names} were made`,
  notDecided: (names: string) => `The decision about ${names} was not made`,
  rejection,
  matching: {
    approve: {
      title: (what: string) => `Approve ${what}?`,
      effect: 'They can go live immediately. Applications already handled by someone else are skipped.',
    },
    reject: (what: string) => `Reject ${what}?`,
    rejection,
  },
  finalRejection: 'Final: agencies cannot approve this application',
  rejectForGood: {
    label: 'Make final',
    title: (name: string) => `Make the rejection of ${name} final?`,
    effect: 'Afterwards only an admin can approve this application.',
  },

  history: 'History',
  appliedAt: (time: string) => `Applied ${time}`,
  moved: { 1: 'Approved', 2: 'Rejected' },
  noHistory: 'No decision yet.',
  others: 'Other applications of this user',
  noOthers: 'This is the only application.',
  samePhoneMark: (count: number) =>
    count === 1 ? 'Same phone as another applicant' : `Same phone as ${count} other applicants`,
  samePhone: 'The same phone under another name',
  samePhoneHint: 'Compare the applications: one person may be applying twice.',
  gone: 'The user was deleted.',
  counts: {
    videos: 'Videos',
    followers: 'Followers',
    following: 'Following',
    coins: 'Coins',
    receivingCoins: 'Receiving coins',
    joined: 'Joined',
  },

  add: {
    title: 'Add Host',
    fields: { username: 'Username', agencyCode: 'Agency Code', realName: 'Real name', phone: 'Phone' },
    searchAgency: 'Search code or name of an agency',
    noAgency: { text: 'No agencies yet.', add: { label: 'Add agency', to: paths.admin.agency.add } },
    failure: 'Failed to add the host',
    hint: 'The user becomes a host immediately, without an application.',
  },

  user: {
    normal: 'Normal User',
    bio: 'Bio',
    gender: 'Gender',
    receivingCoins: 'Receiving coins',
    coins: 'Coins',
    details: 'Profile',
    joined: (ago: string) => `Joined ${ago}`,
  },
};
