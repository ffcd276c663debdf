/** Where the records of a measure come from. */
export const SOURCES = [
  'users',
  'accounts',
  'applications',
  'live',
  'coins',
  'withdrawals',
  'videos',
  'decisions',
  'orders',
  'items',
] as const;
export type SourceName = (typeof SOURCES)[number];

/** Where the values of a measure come from: stored sums, or the wallet of one user. */
type Origin = SourceName | 'wallet';

/**
 * Who reads a measure: `platform` only admins, `agency` also BDs, agency admins and agencies for the agencies in their
 * scope, `seller` also coin agencies for themselves.
 */
export type Audience = 'platform' | 'agency' | 'seller';

/**
 * How the values of days become the value of a longer period: their sum, their average, the last one, the last one of
 * all days until then summed up (`balance`: the days hold changes), or the median of what the days counted (`waits.ts`).
 */
export type Summary = 'sum' | 'mean' | 'last' | 'balance' | 'median';

/** The kinds of owners for which a measure is also shown one by one. */
export const GROUPS = [
  'agency',
  'agencyadmin',
  'bd',
  'seller',
  'buyer',
  'gift',
  'staff',
  'plan',
  'item',
] as const;
export type GroupName = (typeof GROUPS)[number];
/** The kinds of owners that `of` can name. */
export type OwnerKind = GroupName | 'user';

interface Measure {
  source: Origin;
  /** The field of the stored values. */
  field: string;
  audience: Audience;
  summary: Summary;
  groups: readonly GroupName[];
  /** The kinds of owners that can be asked for one by one. */
  owners: readonly OwnerKind[];
}

const AGENCY_KINDS = ['agency', 'agencyadmin', 'bd'] as const;
const platform = (source: SourceName, field: string, groups: readonly GroupName[] = []) =>
  ({ source, field, audience: 'platform', summary: 'sum', groups, owners: groups }) as const;
const agency = (source: SourceName, field: string) =>
  ({
    source,
    field,
    audience: 'agency',
    summary: 'sum',
    groups: AGENCY_KINDS,
    owners: AGENCY_KINDS,
  }) as const;
const seller = (field: string, groups: readonly GroupName[]) =>
  ({ source: 'coins', field, audience: 'seller', summary: 'sum', groups, owners: ['seller'] }) as const;
const wallet = (field: string, summary: Summary) =>
  ({ source: 'wallet', field, audience: 'platform', summary, groups: [], owners: ['user'] }) as const;

/**
 * All measures, by their names in the API. An application and a video count on the day on which they were made, in their
 * present state. A live session counts on the day of its start, with all of its minutes. Money is in paise.
 */
export const MEASURES = {
  usersRegistered: platform('users', 'registered'),
  usersActive: { ...platform('accounts', 'active'), summary: 'last' },
  usersBanned: { ...platform('accounts', 'banned'), summary: 'last' },
  hostApplications: agency('applications', 'made'),
  hostApplicationsPending: agency('applications', 'pending'),
  hostApplicationsApproved: agency('applications', 'approved'),
  hostApplicationsRejected: agency('applications', 'rejected'),
  liveSessions: agency('live', 'sessions'),
  liveMinutes: agency('live', 'minutes'),
  liveDiamonds: agency('live', 'diamonds'),
  hostsLive: { ...agency('live', 'hosts'), summary: 'mean' },
  coinsSoldToAgencies: platform('coins', 'soldToAgencies', ['seller']),
  coinsSoldToUsers: seller('soldToUsers', ['seller', 'buyer']),
  coinsReturned: seller('returned', ['seller']),
  coinsReceived: seller('received', ['seller']),
  coinBalance: { ...seller('balance', []), summary: 'balance' },
  coinsGifted: platform('coins', 'gifted', ['gift']),
  coinsAskedFor: platform('withdrawals', 'coins'),
  coinsPaidOut: platform('coins', 'paidOut'),
  coinsInCirculation: { ...platform('coins', 'circulating'), summary: 'balance' },
  revenue: platform('orders', 'revenue', ['plan']),
  ordersPaid: platform('orders', 'paid', ['plan']),
  moneyRefunded: platform('orders', 'refunded'),
  itemsSold: platform('items', 'sold', ['item']),
  itemCoins: platform('items', 'coins', ['item']),
  userCoins: wallet('balance', 'last'),
  userSpending: wallet('spent', 'sum'),
  videosUploaded: platform('videos', 'uploaded'),
  videosApproved: platform('videos', 'approved'),
  videosRejected: platform('videos', 'rejected'),
  decisions: platform('decisions', 'made', ['staff']),
  decisionWait: { ...platform('decisions', 'waits', ['staff']), summary: 'median' },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];
export const measureOf = (name: MeasureName): Measure => MEASURES[name];
