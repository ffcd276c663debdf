import type {
  ArrangeRecordsApiArg,
  CatalogueKind,
  DeleteUsedRecordApiArg,
  ImportCatalogueApiArg,
  MoveRecordApiArg,
  RestoreRecordApiArg,
} from './catalogues.gen';

/** Changes of what the hierarchy shows. */
const inTheTree = ['Bd', 'AgencyAdmin', 'Agency'].flatMap((kind) => [`add${kind}`, `update${kind}`]);

/** An agency counts its approved hosts, and so does the hierarchy. */
const countsHosts = ['addHost', 'decideHost', 'decideHosts'];

/** What may end sessions of staff: accounts that go or get another password, and what staff end themselves. */
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
 * What a change makes stale beyond its own tag. The generated slices already drop every answer of the tag that a
 * change belongs to; only effects that reach into another tag stand here. By name, not by import, because importing
 * a slice here would put all of them into the first chunk; their types cost nothing.
 */
const alsoStale: Record<string, string[]> = {
  updateAdminProfile: ['auth'],
  changeAdminPassword: ['auth'],
  changeBdPassword: ['auth'],
  changeAgencyAdminPassword: ['auth'],
  changeAgencyPassword: ['auth'],
  changeCoinAgencyPassword: ['auth'],
  // A notification is sent by a job.
  sendNotification: ['jobs'],
  cancelJob: ['notifications'],
  retryJob: ['notifications'],
  // A video is one record in its list and in the queue.
  deleteVideo: ['moderation'],
  decideVideo: ['videos'],
  undoDecision: ['videos'],
  // Coins change balances that other lists show, and every movement is a line of a statement.
  ...Object.fromEntries(
    ['sendCoins', 'sellCoins', 'returnCoins', 'decideWaitingSend', 'adjustUser'].map((name) => [
      name,
      ['users', 'coin-panel', 'ledger', 'auth'],
    ]),
  ),
  // Limits decide which withdrawals need two admins; what waits is counted with the sends.
  setCoinLimits: ['recharge', 'withdrawals'],
  decideWaitingLimit: ['recharge', 'withdrawals'],
  reverseEntry: ['users', 'coin-panel', 'recharge', 'withdrawals'],
  freezeWallet: ['recharge', 'users', 'coin-panel', 'withdrawals'],
  thawWallet: ['recharge', 'users', 'coin-panel', 'withdrawals'],
  decideWithdrawal: ['users', 'ledger'],
  decideWithdrawals: ['users', 'ledger'],
  moveInHierarchy: ['bd', 'agency-admin', 'agency', 'hosts'],
  ...Object.fromEntries(inTheTree.map((name) => [name, ['hierarchy']])),
  ...Object.fromEntries(countsHosts.map((name) => [name, ['hierarchy', 'agency']])),
  // These calls are for accounts of every kind.
  deleteStaffAccount: ['hierarchy', 'bd', 'agency-admin', 'agency', 'coin-panel', 'ledger', 'recharge'],
  setStaffStatus: ['hierarchy', 'bd', 'agency-admin', 'agency', 'coin-panel'],
  issueStaffPassword: ['bd', 'agency-admin', 'agency', 'coin-panel'],
};

/** These say themselves which catalogue they change, and a catalogue's tag is its kind. */
const catalogueOf = {
  deleteUsedRecord: ({ deleteUsedRecordDto }: DeleteUsedRecordApiArg) => deleteUsedRecordDto.kind,
  arrangeRecords: ({ arrangeRecordsDto }: ArrangeRecordsApiArg) => arrangeRecordsDto.kind,
  moveRecord: ({ moveRecordDto }: MoveRecordApiArg) => moveRecordDto.kind,
  restoreRecord: ({ restoreRecordDto }: RestoreRecordApiArg) => restoreRecordDto.kind,
  importCatalogue: ({ importDto }: ImportCatalogueApiArg) => importDto.kind,
} as Record<string, (arg: unknown) => CatalogueKind>;

/** Whose records change when one of these is deleted with what uses it. */
const usersOf: Partial<Record<CatalogueKind, string[]>> = {
  tags: ['users'],
  'live-gift-categories': ['live-gifts'],
};

/** The tags that a mutation makes stale beyond its own. What staff change is in the audit log, whatever it is. */
export const staleAfter = (name: string, arg: unknown): string[] => {
  const kind = catalogueOf[name]?.(arg);
  return [
    'audit',
    ...(endsSessions.includes(name) ? ['staff-sessions'] : []),
    ...(kind ? [kind] : (alsoStale[name] ?? [])),
    ...(kind && name === 'deleteUsedRecord' ? (usersOf[kind] ?? []) : []),
  ];
};
