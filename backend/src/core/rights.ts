// The rights of platform admins. Each endpoint that an admin may call names the right that it needs (http/endpoint.ts).

/** The areas by which screens group the rights, in their order. */
export const AREAS = [
  'Users',
  'Hosts',
  'Videos',
  'Withdrawals',
  'Coins',
  'Content',
  'Staff',
  'Settings',
  'System',
] as const;
type Area = (typeof AREAS)[number];

/**
 * What an admin may do: the area, the label and the meaning of each right. The panels take these texts from the OpenAPI
 * document.
 */
export const RIGHTS = {
  'users.read': ['Users', 'See users', 'See users of the app and what they do'],
  'users.write': ['Users', 'Change users', 'Change users: profile, password, tag, whether they are active'],
  'users.ban': ['Users', 'Ban users', 'Ban users and their devices, and lift bans'],
  'hosts.read': ['Hosts', 'See hosts', 'See applications of hosts, their evidence and their live sessions'],
  'hosts.write': [
    'Hosts',
    'Add and delete hosts',
    'Apply for users, import hosts, delete and restore host records',
  ],
  'hosts.decide': ['Hosts', 'Decide about hosts', 'Approve and reject applications of hosts'],
  'earnings.read': ['Hosts', 'See earnings', 'See what hosts earned'],
  'videos.read': ['Videos', 'See videos', 'See all videos, and what waits for a decision'],
  'videos.decide': ['Videos', 'Decide about videos', 'Approve, reject and delete videos'],
  'catalogues.read': [
    'Content',
    'See content',
    'See gifts, banners, levels and all other content of the app',
  ],
  'catalogues.write': ['Content', 'Change content', 'Add, change, import and delete content of the app'],
  'notifications.read': ['Users', 'See notifications', 'See what was sent to users'],
  'notifications.send': ['Users', 'Send notifications', 'Send notifications to users'],
  'staff.read': ['Staff', 'See staff accounts', 'See staff accounts, the hierarchy and who may do what'],
  'staff.write': ['Staff', 'Change staff accounts', 'Add, change, import, move and delete staff accounts'],
  'staff.passwords': ['Staff', 'Set and reveal passwords', 'Set and reveal the passwords of staff accounts'],
  'sessions.read': ['Staff', 'See sessions', 'See where staff are signed in'],
  'sessions.end': ['Staff', 'Sign staff out', 'Sign staff out'],
  'signins.read': ['Staff', 'See sign-ins', 'See the sign-ins of staff, and which accounts are locked'],
  'signins.unlock': ['Staff', 'Open locked accounts', 'Open locked accounts'],
  'withdrawals.read': ['Withdrawals', 'See withdrawals', 'See withdrawals, with masked bank details'],
  'withdrawals.decide': ['Withdrawals', 'Decide about withdrawals', 'Approve and reject withdrawals'],
  'withdrawals.reveal': ['Withdrawals', 'Reveal bank details', 'Reveal the bank details of a withdrawal'],
  'withdrawals.export': ['Withdrawals', 'Make files for the bank', 'Make and download files for the bank'],
  'coins.read': ['Coins', 'See coins', 'See transfers of coins and coin limits'],
  'coins.send': [
    'Coins',
    'Send coins',
    'Send coins, take them back, set the coins of a user and pay salaries',
  ],
  'coins.approve': ['Coins', 'Approve waiting sends', 'Decide about transfers that wait for a second admin'],
  'coins.limits': ['Coins', 'Set coin limits', 'Set coin limits and decide about waiting limits'],
  'orders.read': ['Coins', 'See orders', 'See the orders of coins that users pay for'],
  'orders.refund': [
    'Coins',
    'Refund orders',
    'Give users their money back, and take the coins of these orders',
  ],
  'items.grant': [
    'Users',
    'Give and revoke items',
    'Give frames, effects, themes and VIP packs to users, and revoke them',
  ],
  'ledger.read': ['Coins', 'See the ledger', 'See statements of accounts and the verification of the ledger'],
  'ledger.write': ['Coins', 'Correct the ledger', 'Reverse entries, freeze wallets and verify the ledger'],
  'figures.read': ['System', 'See figures', 'See figures over time'],
  'settings.read': ['Settings', 'See settings', 'See the settings of the app'],
  'settings.write': ['Settings', 'Change settings', 'Change the settings of the app'],
  'secrets.read': ['Settings', 'See secret keys', 'See and reveal secret keys'],
  'secrets.write': ['Settings', 'Change secret keys', 'Change secret keys'],
  'audit.read': ['System', 'See the audit log', 'See the audit log'],
  'jobs.read': ['System', 'See jobs of everybody', 'See the jobs, imports and bulk changes of everybody'],
  'jobs.manage': [
    'System',
    'Manage jobs of everybody',
    'Cancel and repeat the jobs, imports and bulk changes of everybody',
  ],
  'trash.read': ['System', 'See the trash', 'See what was deleted, of the kinds that they may see'],
  'trash.restore': [
    'System',
    'Restore from the trash',
    'Restore what was deleted, of the kinds that they may change',
  ],
  'admins.manage': [
    'Staff',
    'Manage admins',
    'Add and disable admins, issue their passwords, and decide who may do what',
  ],
  own: [
    'System',
    'Use the own account',
    'Use their own account, and what each admin needs at work: search, lists, who else is here',
  ],
} as const satisfies Record<string, readonly [area: Area, label: string, meaning: string]>;

export type Right = keyof typeof RIGHTS;
export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[];

/** Returns what a right allows, in a sentence. */
export const meaningOf = (right: Right): string => RIGHTS[right][2];

/** What no set of rights can hold: the first is reserved for Owners, the second belongs to everybody. */
const UNGRANTED: readonly Right[] = ['admins.manage', 'own'];
/** The rights that a set may hold. */
export const GRANTED_RIGHTS = RIGHT_NAMES.filter((right) => !UNGRANTED.includes(right));
