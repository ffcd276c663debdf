// The rights of platform admins. Each endpoint that an admin may call names the right that it needs (http/endpoint.ts).

/** What an admin may do, by right. The panel shows these texts. */
export const RIGHTS = {
  'users.read': 'See users of the app and what they do',
  'users.write': 'Change users: profile, password, tag, whether they are active',
  'users.ban': 'Ban users and their devices, and lift bans',
  'hosts.read': 'See applications of hosts, their evidence and their live sessions',
  'hosts.write': 'Apply for users, import hosts, delete and restore host records',
  'hosts.decide': 'Approve and reject applications of hosts',
  'earnings.read': 'See what hosts earned',
  'videos.read': 'See all videos, and what waits for a decision',
  'videos.decide': 'Approve, reject and delete videos',
  'catalogues.read': 'See gifts, banners, levels and all other content of the app',
  'catalogues.write': 'Add, change, import and delete content of the app',
  'notifications.read': 'See what was sent to users',
  'notifications.send': 'Send notifications to users',
  'staff.read': 'See staff accounts, the hierarchy and who may do what',
  'staff.write': 'Add, change, import, move and delete staff accounts',
  'staff.passwords': 'Set and reveal the passwords of staff accounts',
  'sessions.read': 'See where staff are signed in',
  'sessions.end': 'Sign staff out',
  'signins.read': 'See the sign-ins of staff, and which accounts are locked',
  'signins.unlock': 'Open locked accounts',
  'withdrawals.read': 'See withdrawals, with masked bank details',
  'withdrawals.decide': 'Approve and reject withdrawals',
  'withdrawals.reveal': 'Reveal the bank details of a withdrawal',
  'withdrawals.export': 'Make and download files for the bank',
  'coins.read': 'See transfers of coins and coin limits',
  'coins.send': 'Send coins, take them back, set the coins of a user and pay salaries',
  'coins.approve': 'Decide about transfers that wait for a second admin',
  'coins.limits': 'Set coin limits and decide about waiting limits',
  'ledger.read': 'See statements of accounts and the verification of the ledger',
  'ledger.write': 'Reverse entries, freeze wallets and verify the ledger',
  'figures.read': 'See figures over time',
  'settings.read': 'See the settings of the app',
  'settings.write': 'Change the settings of the app',
  'secrets.read': 'See and reveal secret keys',
  'secrets.write': 'Change secret keys',
  'audit.read': 'See the audit log',
  'jobs.read': 'See the jobs, imports and bulk changes of everybody',
  'jobs.manage': 'Cancel and repeat the jobs, imports and bulk changes of everybody',
  'trash.read': 'See what was deleted, of the kinds that they may see',
  'trash.restore': 'Restore what was deleted, of the kinds that they may change',
  'admins.manage': 'Add and disable admins, issue their passwords, and decide who may do what',
  own: 'Use their own account, and what each admin needs at work: search, lists, who else is here',
} as const satisfies Record<string, string>;

export type Right = keyof typeof RIGHTS;
export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[];

/** What no set of rights can hold: the first is kept for Owners, the second belongs to everybody. */
const UNGRANTED: readonly Right[] = ['admins.manage', 'own'];
/** The rights that a set may hold. */
export const GRANTED_RIGHTS = RIGHT_NAMES.filter((right) => !UNGRANTED.includes(right));
