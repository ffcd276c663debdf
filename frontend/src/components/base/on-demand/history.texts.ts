import { catalogueNames } from '../../../lib/kinds.gen';

/** Kinds of records by their names in the audit log. */
const kinds: Record<string, string> = {
  user: 'User',
  admin: 'Admin',
  rightset: 'Role',
  signinrules: 'Sign-in rules',
  bd: 'BD',
  agencyadmin: 'Agency admin',
  agency: 'Agency',
  coin: 'Coin agency',
  host: 'Host application',
  hostRecord: 'Host record',
  withdrawal: 'Withdrawal',
  bankExport: 'Bank export',
  entry: 'Ledger entry',
  limits: 'Coin limits',
  notification: 'Notification',
  job: 'Background job',
  import: 'Import',
  list: 'List',
  catalogue: 'Catalogue',
  video: 'Video',
  secretSettings: 'Secret keys',
  familyImage: 'Family image',
  liveTime: 'Live time',
  appVersion: 'App version',
  timeZone: 'Time zone',
  ...Object.fromEntries(Object.entries(catalogueNames).map(([kind, { one }]) => [kind, one])),
};

/** Actions by verb, or by the full name of the action where the verb alone is not clear. */
const verbs: Record<string, string> = {
  add: 'Added',
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  hide: 'Hidden from the app',
  show: 'Shown in the app again',
  arrange: 'Reordered',
  move: 'Moved',
  disable: 'Disabled',
  enable: 'Enabled',
  approve: 'Approved',
  reject: 'Rejected',
  undo: 'Decision undone',
  agree: 'Decided by the first admin',
  reveal: 'Viewed in full',
  export: 'Added to a bank export',
  download: 'Bank export downloaded',
  revealPassword: 'Password viewed',
  changePassword: 'Password changed',
  endSession: 'Session ended',
  unlock: 'Lock after failed sign-ins opened',
  enableSecondFactor: 'Second factor turned on',
  disableSecondFactor: 'Second factor turned off',
  renewRecoveryCodes: 'New recovery codes made',
  useRecoveryCode: 'Recovery code used to sign in',
  resetSecondFactor: 'Second factor reset',
  viewAs: 'Panel viewed by an Owner',
  endView: 'View of the panel ended',
  addAuthenticatorApp: 'Authenticator app added',
  addPasskey: 'Passkey added',
  renamePasskey: 'Passkey renamed',
  removePasskey: 'Passkey removed',
  ban: 'Banned',
  unban: 'Unbanned',
  banDevice: 'Device banned',
  unbanDevice: 'Device unbanned',
  giveReason: 'Reason given',
  activate: 'Activated',
  deactivate: 'Deactivated',
  tag: 'Official tag set',
  progress: 'Level and experience set',
  cancel: 'Cancelled',
  retry: 'Resumed',
  notify: 'Notified',
  send: 'Sent',
  'list.export': 'List exported',
  'catalogue.export': 'Catalogue exported',
  'coins.send': 'Coins sent',
  'coins.return': 'Coins returned',
  'coins.reverse': 'Entry reversed',
  'coins.adjust': 'Balance changed',
  'coins.ask': 'Second approval requested',
  'coins.refuse': 'Request to send coins declined',
  'coins.confirm': 'Request to send coins confirmed',
  'coin.confirmDelete': 'Request to delete confirmed',
  'coin.askDelete': 'Deletion requested',
  'coin.refuseDelete': 'Request to delete declined',
  'limits.ask': 'Limit change requested',
  'limits.refuse': 'Limit change declined',
  'admin.askOwner': 'Making an Owner requested',
  'admin.confirmOwner': 'Made an Owner',
  'admin.refuseOwner': 'Making an Owner declined',
  'bulk.start': 'Bulk change started',
  'bulk.end': 'Bulk change ended',
  'bulk.passwords': 'Issued passwords downloaded',
  'import.ask': 'Import requested',
  'import.start': 'Import started',
  'import.confirm': 'Import approved',
  'import.refuse': 'Import declined',
  'import.end': 'Import ended',
  'import.passwords': 'Issued passwords downloaded',
  'wallet.freeze': 'Wallet frozen',
  'wallet.thaw': 'Wallet unfrozen',
};

const ownFactor = [
  'enableSecondFactor',
  'disableSecondFactor',
  'resetSecondFactor',
  'addPasskey',
  'removePasskey',
];
const ownViews = ['viewAs', 'endView'];
const everyStaff = [
  'create',
  'update',
  'delete',
  'restore',
  'changePassword',
  'revealPassword',
  'endSession',
  'unlock',
  ...ownViews,
  ...ownFactor,
];
/** The actions that the log can be filtered by, by the kind before the dot. */
const actions: Record<string, string[]> = {
  user: [
    'update',
    'ban',
    'unban',
    'banDevice',
    'unbanDevice',
    'giveReason',
    'activate',
    'deactivate',
    'tag',
    'notify',
  ],
  coins: ['send', 'return', 'reverse', 'adjust', 'ask', 'confirm', 'refuse'],
  wallet: ['freeze', 'thaw'],
  withdrawal: ['approve', 'reject', 'agree', 'reveal', 'export', 'download'],
  host: ['add', 'approve', 'reject', 'move'],
  hostRecord: ['delete', 'restore'],
  video: ['approve', 'reject', 'delete', 'undo'],
  notification: ['send'],
  job: ['cancel', 'retry'],
  import: ['ask', 'start', 'confirm', 'refuse', 'end', 'passwords'],
  secretSettings: ['update', 'reveal'],
  list: ['export'],
  catalogue: ['export'],
  limits: ['update'],
  signinrules: ['update'],
  timeZone: ['update'],
  admin: [
    ...['create', 'update', 'disable', 'changePassword', 'endSession', 'unlock'],
    ...['askOwner', 'confirmOwner', 'refuseOwner'],
    ...ownViews,
    ...ownFactor,
  ],
  bd: everyStaff,
  agencyadmin: [...everyStaff, 'move'],
  agency: [...everyStaff, 'move'],
  coin: everyStaff,
};

/** Turns `walletFreeze.reason` and `live-gifts` into words, so that names without a text are readable too. */
const words = (name: string) => {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .replace(/\./g, ' › ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
};

/** The labels of fields that staff know by another name; other fields use their own words. */
const fields: Record<string, string> = {
  number: 'Phone',
  coin: 'Coins',
  receivingCoins: 'Receiving coins',
  tag: 'Official tag',
  uniqueId: 'Code',
  createBy: 'BD',
  bd: 'BD',
  admin: 'Agency admin',
  agencyCode: 'Agency',
  banReason: 'Ban reason',
  final: 'Final rejection',
  agreedOn: 'First decision',
  expFrom: 'Experience from',
  expTo: 'Experience to',
  svga: 'Animation',
  kind: 'Entry type',
  shown: 'Shown in the app',
  send: 'Sending coins',
  factorSets: 'Admins who must have a second factor',
  factorRoles: 'Staff who must have a second factor',
  proofOfAll: 'Proof in all sessions before sensitive steps',
  sessionsEnded: 'Sessions ended',
};

const decisionStates = ['Pending', 'Approved', 'Rejected'];

/** The meaning of stored numbers, by kind of record. */
const states: Record<string, string[]> = {
  host: decisionStates,
  withdrawal: decisionStates,
  video: ['Undecided', 'Approved', 'Rejected', 'Deleted'],
};
/** Fields whose change the verb already implies. */
const saidByVerb: Record<string, string[]> = {
  add: ['order'],
  ban: ['banned', 'banReason'],
  unban: ['banned', 'banReason'],
  banDevice: ['deviceBanned'],
  unbanDevice: ['deviceBanned'],
  delete: ['deleted'],
  restore: ['deleted'],
  disable: ['disabled', 'disabledAt'],
  enable: ['disabled', 'disabledAt'],
  hide: ['shown'],
  show: ['shown'],
  activate: ['active'],
  deactivate: ['active'],
  changePassword: ['password', 'mustChangePassword', 'operatorPassword'],
};
const nameless: Record<string, string> = {
  admin: 'a platform admin',
  bd: 'an earlier BD',
  agencyadmin: 'an earlier agency admin',
};
const flags: Record<string, string> = { true: 'yes', false: 'no' };

export const texts = {
  title: 'History',
  all: 'Full history',
  more: 'Show more',
  putBack: 'Put back',
  putBackOf: (at: string) => `Put back the values before ${at}`,
  none: 'No changes by staff yet.',
  /** The mark of a change that undid an earlier one. */
  undo: 'Undo',
  kinds,
  actions: Object.entries(actions).flatMap(([kind, done]) => done.map((verb) => `${kind}.${verb}`)),
  kindOf: (kind: string) => kinds[kind] ?? words(kind),
  actionOf: (action: string) =>
    verbs[action] ?? verbs[action.slice(action.lastIndexOf('.') + 1)] ?? words(action),
  fieldOf: (field: string) => fields[field] ?? words(field),
  /** Who made a change, for readers who do not learn the name. */
  namelessOf: (role: string) => nameless[role] ?? 'someone else',
  by: (name: string, ago: string) => `by ${name}, ${ago}`,
  states,
  /** Fields that name kinds of accounts. */
  namingKinds: new Set(['factorRoles']),
  /** Fields that the entry shows elsewhere, or that are of no use to readers. */
  unlisted: new Set([
    ...['agencyAdminStatus', 'bannedAt', 'bannedBy', 'createdAt', 'changedAt', 'deletedAt', 'sealedPassword'],
    'cancelAsked',
  ]),
  saidByVerb,
  reason: 'Reason',
  whatChanged: 'What changed',
  flags,
  words: { removed: 'removed', changed: 'changed', from: 'changed from', to: 'to' },
  removed: (field: string) => `${field} removed`,
  changed: (field: string) => `${field} changed`,
  added: (field: string, after: string) => `${field}: ${after}`,
  became: (field: string, before: string, after: string) => `${field} changed from ${before} to ${after}`,
};
