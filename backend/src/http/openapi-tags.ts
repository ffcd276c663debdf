import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * What the calls of each tag are for. The text of a catalogue follows from its list. `npm run generate` fails for a tag
 * without a text.
 */
const TEXTS: Readonly<Record<string, string>> = {
  admins: 'Platform admins: their accounts, their own profile and password',
  agency: 'Agencies: their accounts, their own profile and password',
  'agency-admin': 'Agency admins: their accounts, their own profile and password',
  app: 'Calls of the mobile app, for users of the app',
  audit: 'The audit log: every change by staff, sealed',
  auth: 'Sign-in, renewal and end of sessions, second factors, views of an Owner',
  batches: 'Imports and bulk changes: progress, rows and their results',
  bd: 'BDs: their accounts, their own profile and password',
  bulk: 'Bulk changes of everything that the filters of a list match: their undo',
  catalogues: 'All catalogues: use of a record, trash, order, visibility, export and import',
  changes: 'The latest changes of records of one kind, for the marks in lists',
  'coin-limits': 'The limits above which a second admin must confirm a movement of coins',
  'coin-panel': 'Coin agencies: their accounts, their own profile and password',
  demo: 'The demo data of an installation',
  earnings: 'What hosts earned: valid days, minutes, diamonds',
  events: 'Server-sent events for open screens',
  experience: 'Experience and levels of users: rules, records',
  figures: 'Measures over time',
  'first-steps': 'The setup steps of a new installation',
  health: 'State of the process, for load balancers and monitors',
  hierarchy: 'The tree of BDs, agency admins and agencies: counts, earnings, moves to another parent',
  'host-imports': 'Imports of hosts from a table',
  hosts: 'Host applications: lists and decisions',
  inbox: 'Notices to staff, and which kinds each person gets',
  'item-imports': 'Imports of grants of items from a table',
  items: 'What users own: frames, effects, themes and VIP packs that staff give and revoke',
  jobs: 'Background jobs: progress, cancel, resume',
  ledger: 'The double-entry ledger: entries, balances, frozen wallets, verification',
  lists: 'The stored choices of each person about lists, and views of lists',
  live: 'Live sessions and the host record',
  moderation: 'The queue of videos to decide',
  notifications: 'Notifications to users of the app, by inbox and push',
  orders: 'Orders of coins that users pay for, and what Stripe reports about payments',
  presence: 'Who has which record open now',
  recharge: 'Movements of coins: sends, returns, statements, second approvals',
  'right-sets': 'Sets of rights of admins',
  'salary-runs': 'Coins for the recipients of a table',
  search: 'The search over records of all kinds',
  'second-factor-resets': 'Turning off a lost second factor of staff',
  settings: 'Settings of the app and of the installation',
  'sign-in-rules': 'Who must have a second factor, and which sessions must prove again who uses them',
  'sign-ins': 'The sign-in history of staff, and locked accounts',
  'staff-accounts': 'Staff accounts of all kinds: delete, restore, disable, bulk changes',
  'staff-imports': 'Imports of staff accounts from a table',
  'staff-passwords': 'Issued passwords of staff',
  'staff-sessions': 'Open sessions of staff',
  trash: 'What staff deleted in the last 30 days',
  uploads: 'Uploads of large files, in parts',
  users: 'Users of the app: lists, profiles, bans',
  videos: 'Videos: lists, deletions, bulk decisions',
  'waiting-owners': 'Requests to make an admin an Owner, which another Owner confirms',
  withdrawals: 'Payouts: lists, decisions, bank details, bank exports',
};

interface Tagged {
  tags?: string[];
  'x-list'?: { records?: { many: string } };
}

/** Adds the tags of all operations with their texts, in the order of the alphabet. */
export function addTags(document: OpenAPIObject): void {
  const texts = new Map<string, string | undefined>();
  for (const item of Object.values(document.paths)) {
    for (const { tags = [], 'x-list': list } of Object.values(item as Record<string, Tagged>)) {
      const catalogue = list?.records && `Content of the app: ${list.records.many.toLowerCase()}`;
      for (const tag of tags) texts.set(tag, TEXTS[tag] ?? catalogue ?? texts.get(tag));
    }
  }
  document.tags = [...texts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, description]) => ({ name, ...(description !== undefined && { description }) }));
}
