import type {
  ArrangeRecordsApiArg,
  CatalogueKind,
  DeleteUsedRecordApiArg,
  ImportCatalogueApiArg,
  MoveRecordApiArg,
  RestoreRecordApiArg,
  ShowRecordApiArg,
} from './catalogues.gen';

/** Mutations that change what the hierarchy shows. */
const inTheTree = ['Bd', 'AgencyAdmin', 'Agency'].flatMap((kind) => [`add${kind}`, `update${kind}`]);

/** Mutations that change the number of approved hosts, which the agency lists and the hierarchy show. */
const countsHosts = ['addHost', 'decideHost', 'decideHosts'];

/**
 * Mutations that may end staff sessions: deleted or disabled accounts, changed passwords and sessions ended by staff.
 */
const endsSessions = [
  ...['Bd', 'AgencyAdmin', 'Agency', 'CoinAgency'].map((kind) => `update${kind}`),
  ...['Admin', 'Bd', 'AgencyAdmin', 'Agency', 'CoinAgency'].map((kind) => `change${kind}Password`),
  'disableAdmin',
  'issueAdminPassword',
  'deleteStaffAccount',
  'setStaffStatus',
  'issueStaffPassword',
  'endSession',
];

/**
 * The tags of other slices that a mutation makes stale. The generated slices already invalidate the mutation's own tag.
 * The map uses names because importing the slices would put all of them into the first chunk; their types cost nothing.
 */
const alsoStale: Record<string, string[]> = {
  updateAdminProfile: ['auth'],
  changeAdminPassword: ['auth'],
  changeBdPassword: ['auth'],
  changeAgencyAdminPassword: ['auth'],
  changeAgencyPassword: ['auth'],
  changeCoinAgencyPassword: ['auth'],
  // A change of a set changes what its holders may do, and the admins show their sets.
  updateRightSet: ['admins', 'auth'],
  setAdminSets: ['right-sets', 'waiting-owners'],
  addAdmin: ['right-sets', 'waiting-owners'],
  disableAdmin: ['waiting-owners'],
  decideWaitingOwner: ['admins', 'right-sets'],
  // The earnings follow from the live time and from the host record.
  updateLiveTime: ['earnings'],
  deleteHostRecords: ['earnings'],
  deleteMatchingHostRecords: ['earnings'],
  // A background job sends each notification.
  sendNotification: ['jobs'],
  cancelJob: ['notifications', 'batches'],
  cancelBatch: ['notifications', 'jobs'],
  retryJob: ['notifications', 'batches'],
  // A background job carries out each import.
  startSalaryRun: ['batches', 'jobs', 'recharge'],
  startStaffImport: ['batches', 'jobs'],
  startHostImport: ['batches', 'jobs'],
  takeFirstPasswords: ['batches'],
  // The list of videos and the moderation queue show the same records.
  deleteVideo: ['moderation'],
  decideVideo: ['videos'],
  undoDecision: ['videos'],
  // Coin movements change balances that other lists show, and each movement adds a line to a statement.
  ...Object.fromEntries(
    ['sendCoins', 'sellCoins', 'returnCoins', 'decideWaitingSend', 'adjustUser'].map((name) => [
      name,
      ['users', 'coin-panel', 'ledger', 'auth', ...(name === 'decideWaitingSend' ? ['batches', 'jobs'] : [])],
    ]),
  ),
  // The limits decide which withdrawals need two admins. Waiting limits and waiting sends share one count.
  setCoinLimits: ['recharge', 'withdrawals'],
  decideWaitingLimit: ['recharge', 'withdrawals'],
  reverseEntry: ['users', 'coin-panel', 'recharge', 'withdrawals'],
  freezeWallet: ['recharge', 'users', 'coin-panel', 'withdrawals'],
  thawWallet: ['recharge', 'users', 'coin-panel', 'withdrawals'],
  decideWithdrawal: ['users', 'ledger'],
  decideWithdrawals: ['users', 'ledger'],
  moveInHierarchy: ['bd', 'agency-admin', 'agency', 'hosts', 'users'],
  moveHostsOfAgency: ['agency', 'hosts', 'users'],
  ...Object.fromEntries(inTheTree.map((name) => [name, ['hierarchy']])),
  ...Object.fromEntries(countsHosts.map((name) => [name, ['hierarchy', 'agency']])),
  // These calls handle accounts of every kind.
  deleteStaffAccount: ['hierarchy', 'bd', 'agency-admin', 'agency', 'coin-panel', 'ledger', 'recharge'],
  setStaffStatus: ['hierarchy', 'bd', 'agency-admin', 'agency', 'coin-panel'],
  issueStaffPassword: ['bd', 'agency-admin', 'agency', 'coin-panel'],
};

/** Mutations that add nothing to the audit log: previews, and what one person keeps. */
const unrecorded = [
  'previewSalaryRun',
  'previewStaffImport',
  'previewHostImport',
  'startUpload',
  'addUploadPart',
  'deleteUpload',
  'keepList',
  'resetList',
  'addListView',
  'updateListView',
  'deleteListView',
];

/** Mutations whose argument names the catalogue that they change. A catalogue's tag is its kind. */
const catalogueOf = {
  deleteUsedRecord: ({ deleteUsedRecordDto }: DeleteUsedRecordApiArg) => deleteUsedRecordDto.kind,
  arrangeRecords: ({ arrangeRecordsDto }: ArrangeRecordsApiArg) => arrangeRecordsDto.kind,
  moveRecord: ({ moveRecordDto }: MoveRecordApiArg) => moveRecordDto.kind,
  showRecord: ({ showRecordDto }: ShowRecordApiArg) => showRecordDto.kind,
  restoreRecord: ({ restoreRecordDto }: RestoreRecordApiArg) => restoreRecordDto.kind,
  importCatalogue: ({ importDto }: ImportCatalogueApiArg) => importDto.kind,
} as Record<string, (arg: unknown) => CatalogueKind>;

/** The tags of the records that a `deleteUsedRecord` call changes, by the kind of the deleted record. */
const usersOf: Partial<Record<CatalogueKind, string[]>> = {
  tags: ['users'],
  'live-gift-categories': ['live-gifts'],
};

/** Returns the tags that a mutation makes stale beyond its own. Staff actions add to the audit log. */
export const staleAfter = (name: string, arg: unknown): string[] => {
  const kind = catalogueOf[name]?.(arg);
  return [
    ...(unrecorded.includes(name) ? [] : ['audit']),
    ...(endsSessions.includes(name) ? ['staff-sessions', 'sign-ins'] : []),
    ...(kind ? [kind] : (alsoStale[name] ?? [])),
    ...(kind && name === 'deleteUsedRecord' ? (usersOf[kind] ?? []) : []),
  ];
};
