import type { AdjustUserDto } from '../../api/recharge.gen';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';

const genders: Record<string, string> = {
  '': 'Not given',
  female: 'Female',
  male: 'Male',
  other: 'Other',
};

export const texts = {
  title: 'Manage Users',
  columns: {
    image: 'Image',
    username: 'Username',
    phone: 'Phone',
    coins: 'Coins',
    receivingCoins: 'Receiving Coins',
    status: 'Status',
  },
  search: 'Search username, name or phone',
  empty: { title: 'No users yet', hint: 'People appear here as soon as they register in the app.' },
  view: 'View',

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
  genders,

  details: 'Profile',
  edit: 'Edit Profile',
  fields: {
    username: 'Username',
    name: 'Name',
    bio: 'Bio',
    gender: 'Gender',
    number: 'Number',
    email: 'Email',
    joinDate: 'Join Date',
    videos: 'Videos',
    password: 'Password',
    followers: 'Followers',
    following: 'Following',
  },
  keepPassword: 'Leave empty to keep it. A new one ends all sessions of the user.',

  standing: 'Standing',
  tag: 'Official Tag',
  noTag: 'No tag',
  noTags: { text: 'No tags yet.', add: { label: 'Add official tag', to: paths.admin.addTag } },
  someTag: 'Has a tag',
  tagsFailed: 'The tags could not be loaded. Reload the page to try again.',
  ban: 'User ban',
  banReason: 'Reason',
  banReasonHint: 'Shown to the user at the next sign-in, may stay empty',
  deviceBan: 'Device Id ban',
  devices: (count: number) =>
    count === 0
      ? 'The app has not reported a device yet'
      : count === 1
        ? '1 known device'
        : `${count} known devices`,
  account: 'Account active',
  unbanFirst: 'Cannot sign in while banned. Unban first to change this.',

  asks: {
    ban: (name: string) => ({
      title: `Ban ${name}?`,
      effect: 'They are signed out everywhere at once and cannot sign in until the ban is taken off.',
      yes: 'Ban user',
    }),
    unban: (name: string) => ({
      title: `Take the ban off ${name}?`,
      effect: 'They can sign in to the app again.',
      yes: 'Unban user',
    }),
    banDevices: (name: string) => ({
      title: `Ban the devices of ${name}?`,
      effect: 'Nobody can sign in to the app on the devices that this user has used.',
      yes: 'Ban devices',
    }),
    unbanDevices: (name: string) => ({
      title: `Take the ban off the devices of ${name}?`,
      effect: 'The devices can be used for the app again.',
      yes: 'Unban devices',
    }),
    deactivate: (name: string) => ({
      title: `Set ${name} inactive?`,
      effect: 'Their sessions end at once and they cannot sign in until the account is active again.',
      yes: 'Set inactive',
    }),
  },
  adjust: {
    title: 'Update User',
    user: 'User',
    hint: 'Enter the phone number: the form then shows what the user has today. A change of the coins is recorded in the ledger.',
    hintNamed: 'The form shows what the user has today. A change of the coins is recorded in the ledger.',
    how: 'Kind of change',
    hows: { set: 'Set to', add: 'Add', take: 'Take away' },
    becomesBalance: (before: string, after: string) => `Balance: ${before} becomes ${after}`,
    tooMany: (present: string) => `The user has only ${present} coins`,
    askTitle: (coins: string) => `Ask a second admin for ${coins} coins?`,
    askYes: (coins: string) => `Ask for ${coins} coins`,
    nothingYet: (coins: string, username: string) =>
      `No coins are sent yet. ${coins} coins go to ${username} once a second admin confirms the request in Waiting Coins. Level and experience change now.`,
    fields: { number: 'Number', coin: 'Coin', level: 'Level', experience: 'Experience' },
    newBalance: 'The new balance',
    becomes: 'becomes',
    nobody: 'no user found',
    another: (username: string) =>
      `This is ${username}: check the values that the form shows now, then press Update User again.`,
    question: (username: string) => `Update ${username}?`,
    more: (coins: string) => `${coins} coins come from the platform.`,
    fewer: (coins: string) => `${coins} coins go back to the platform.`,
    same: 'The coins stay as they are.',
    failed: 'Failed to update user. Please try again later.',
    moved: ({ number, coin, level, experience }: AdjustUserDto) =>
      `${formatNumber(coin)} coins, level ${level} and experience ${formatNumber(experience)} for ${number}`,
  },
};
