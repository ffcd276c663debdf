import { paths } from '../../lib/paths';

export const texts = {
  lists: {
    '0': { title: 'Pending Hosts', menu: 'Pending Host', tab: 'Pending' },
    '1': { title: 'Approved Hosts', menu: 'Approved Host', tab: 'Approved' },
    '2': { title: 'Rejected Hosts', menu: 'Rejected Host', tab: 'Rejected' },
  },
  tabs: 'Hosts by state',
  allTitle: 'Agency Hosts',
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
  search: 'Search name, phone or agency code',
  empty: {
    '0': {
      title: 'Nobody is waiting',
      hint: 'Applications appear here as soon as they are sent from the app.',
    },
    '1': { title: 'No approved hosts yet', hint: 'Who is approved may go live and appears here.' },
    '2': {
      title: 'No rejected applications',
      hint: 'Rejected applications appear here. They can still be approved, unless an admin rejected them for good.',
    },
  },
  states: { 0: 'Pending', 1: 'Approved', 2: 'Rejected' },
  rejectedForGood: 'Rejected for good',
  decidedBy: (name: string) => `by ${name}`,
  byAdmin: (name: string) => `by admin ${name}`,
  finalRefusal: 'Rejected for good by an admin. Only an admin can approve this application.',
  ownAdmin: 'platform admin',

  view: 'View',
  approveAll: (count: string) => ({
    title: `Approve ${count} applications?`,
    effect: 'They may go live at once. Each one that somebody else has decided meanwhile is skipped.',
    yes: 'Approve',
  }),

  rejection: {
    title: (name: string) => `Reject ${name}?`,
    titleMany: (count: string) => `Reject ${count} applications?`,
    shown: 'The applicant sees this reason in the app.',
    reasons: [
      'The picture shows somebody else',
      'The phone number does not answer',
      'The name does not match the documents',
      'Below the age limit',
      'Already a host of another agency',
    ],
  },
  finalRejection: 'Final: agencies cannot approve this application',
  rejectForGood: {
    label: 'Reject for good',
    title: (name: string) => `Reject ${name} for good?`,
    effect: 'Only an admin can approve this application then.',
  },

  history: 'History',
  appliedAt: (time: string) => `Applied ${time}`,
  moved: { 1: 'Approved', 2: 'Rejected' },
  noHistory: 'Nobody has decided yet.',
  others: 'Other applications of this user',
  noOthers: 'This is the only one.',
  samePhone: 'The same phone under another name',
  samePhoneHint: 'Compare before you decide: one person may be applying twice.',
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
    noAgency: { text: 'There is no agency yet.', add: { label: 'Add Agency', to: paths.admin.agency.add } },
    failure: 'The host could not be added',
    hint: 'The user is a host at once, without an application to decide about.',
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
