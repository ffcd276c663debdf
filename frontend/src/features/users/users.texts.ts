import type { AdjustUserDto } from '../../api/recharge.gen';
import { formatNumber, inCoins, isOne } from '../../lib/format';
import { paths } from '../../lib/paths';

export const texts = {
  title: 'Users',
  columns: {
    image: 'Image',
    username: 'Username',
    phone: 'Phone',
    coins: 'Coins',
    receivingCoins: 'Receiving Coins',
    status: 'Status',
  },
  search: 'Search username, name or phone',
  filters: {
    active: 'Account',
    accounts: { true: 'Active', false: 'Inactive' },
    banned: 'Ban',
    bans: { true: 'Banned', false: 'Not banned' },
    registered: 'Registered',
    host: 'Host',
    hosts: { true: 'Hosts', false: 'Not hosts' },
    level: 'Level',
    tag: 'Tag',
    deviceBanned: 'Device ban',
    deviceBans: { true: 'Device banned', false: 'No device ban' },
  },
  empty: { title: 'No users yet', hint: 'Users appear here when they register in the app.' },
  view: 'View',
  importItems: 'Import items',
  bulk: {
    ban: {
      label: 'Ban',
      title: (what: string) => `Ban ${what}?`,
      effect: 'They are signed out at once and cannot sign in. They see the reason.',
    },
    unban: {
      label: 'Unban',
      title: (what: string) => `Unban ${what}?`,
      effect: 'They can sign in again.',
    },
    activate: {
      label: 'Activate',
      title: (what: string) => `Activate ${what}?`,
      effect: 'They can sign in again, unless they are banned.',
    },
    deactivate: {
      label: 'Deactivate',
      title: (what: string) => `Deactivate ${what}?`,
      effect: 'They are signed out at once and cannot sign in. They see no reason.',
    },
    tag: {
      label: 'Set tag',
      title: (what: string) => `Set the official tag of ${what}`,
      effect: 'The tag replaces the one that they have now.',
    },
    notify: {
      label: 'Notify',
      title: (what: string) => `Notify ${what}`,
      effect: 'It will reach every inbox, and the phones when push is set up. It cannot be undone.',
    },
    give: {
      label: 'Give item',
      title: (what: string) => `Give an item to ${what}`,
      effect: 'Each gets it for as long as a purchase lasts, and a message.',
    },
    revoke: {
      label: 'Revoke item',
      title: (what: string) => `Revoke an item from ${what}`,
      effect:
        'Each loses all days of it at once. No coins return. What a VIP pack brought stays with the pack.',
    },
    itemLabel: 'Item',
    giveHint: 'The days follow those that a user has of it already.',
    notifyTitle: 'Title',
    notifyMessage: 'Message',
    tagLabel: 'Official tag',
    noTag: 'No tag',
  },

  banned: 'Banned',
  unbanned: 'Unbanned',
  deviceBanned: 'Device banned',
  normalUser: 'Normal User',
  joined: (ago: string) => `Joined ${ago}`,
  id: 'user id',

  actions: 'Actions for this user',
  sendCoins: 'Send coins',
  notify: 'Notify',
  places: {
    title: 'Related',
    none: 'None',
    videos: 'Videos',
    application: 'Host application',
    applications: ['Pending', 'Approved', 'Rejected'] as const,
    agency: 'Agency',
    withdrawals: 'Withdrawals',
    counted: {
      pending: (count: string) => `${count} pending`,
      approved: (count: string) => `${count} approved`,
      rejected: (count: string) => `${count} rejected`,
    },
    gifts: 'Gifts',
    received: 'Received',
    given: 'Given',
  },

  details: 'Profile',
  edit: 'Edit Profile',
  fields: {
    username: 'Username',
    name: 'Name',
    bio: 'Bio',
    gender: 'Gender',
    number: 'Number',
    email: 'Email',
    joinDate: 'Join date',
    videos: 'Videos',
    password: 'Password',
    followers: 'Followers',
    following: 'Following',
  },
  keepPassword: 'Leave blank to keep the current password. Changing it signs the user out.',

  accountStatus: 'Account status',
  tag: 'Official Tag',
  noTag: 'No tag',
  noTags: { text: 'No tags yet.', add: { label: 'Add official tag', to: paths.admin.addTag } },
  someTag: 'Has a tag',
  tagsFailed: 'The tags could not be loaded. Reload the page to try again.',
  ban: 'User ban',
  banReason: 'Reason',
  banHint: 'A ban signs the user out at once',
  reasons: {
    button: (reason: string) => (reason ? 'Change reason' : 'Add reason'),
    ofUser: 'for this user',
    ofDevices: 'for the devices',
    save: 'Save reason',
    saved: 'Reason saved',
    ban: {
      '1': (name: string) => ({
        title: `Why is ${name} banned?`,
        effect: 'The user sees the reason at the next sign-in.',
      }),
      '0': (name: string) => ({
        title: `Why is ${name} unbanned?`,
        effect: 'The history of the user shows the reason.',
      }),
    },
    devices: {
      '1': (name: string) => ({
        title: `Why are the devices of ${name} banned?`,
        effect: 'The history of the user shows the reason.',
      }),
      '0': (name: string) => ({
        title: `Why are the devices of ${name} unbanned?`,
        effect: 'The history of the user shows the reason.',
      }),
    },
  },
  deviceBan: 'Device Id ban',
  devices: (count: number) =>
    count === 0
      ? 'The app has not reported a device yet'
      : count === 1
        ? '1 known device'
        : `${count} known devices`,
  account: 'Account active',
  notChanged: 'The user was not changed',
  unbanFirst: 'A banned user cannot sign in. Unban the user to change this.',

  asks: {
    deactivate: (name: string) => ({
      title: `Deactivate ${name}?`,
      effect: 'They will be signed out and cannot sign in until you activate the account again.',
      yes: 'Deactivate',
    }),
  },
  adjust: {
    title: 'Update User',
    user: 'User',
    hint: 'Enter the phone number to load the current values. The values you save replace them. The change in coins is recorded in the ledger.',
    hintNamed: 'The values you save replace the current ones. The change in coins is recorded in the ledger.',
    how: 'Type of change',
    hows: { set: 'Set to', add: 'Add', take: 'Subtract' },
    becomesBalance: (before: string, after: string) => `Balance changes from ${before} to ${after}`,
    tooMany: (present: string) => `The user has only ${inCoins(present)}`,
    askTitle: (coins: string) => `Ask a second admin for ${inCoins(coins)}?`,
    askYes: (coins: string) => `Ask for ${inCoins(coins)}`,
    nothingYet: (coins: string, username: string) =>
      `No coins are sent yet. ${inCoins(coins)} ${isOne(coins) ? 'goes' : 'go'} to ${username} when a second admin confirms the request under “Awaiting second approval”. Level and experience change now.`,
    fields: { number: 'Number', coin: 'Coin', level: 'Level', experience: 'Experience' },
    newBalance: 'Enter the new balance',
    becomes: 'changes to',
    noUser: 'no user found',
    another: (username: string) =>
      `This number belongs to ${username}. Check the values now in the form, then press Update User again.`,
    question: (username: string) => `Update ${username}?`,
    more: (coins: string) => `The platform sends ${inCoins(coins)}.`,
    fewer: (coins: string) => `${inCoins(coins)} ${isOne(coins) ? 'returns' : 'return'} to the platform.`,
    same: 'The coins do not change.',
    failed: 'Failed to update user. Please try again later.',
    moved: ({ number, coin, level, experience }: AdjustUserDto) =>
      `${inCoins(coin)}, level ${level} and experience ${formatNumber(experience)} for ${number}`,
  },
};
