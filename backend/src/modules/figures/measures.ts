/** Where the records of a measure come from. */
export const SOURCES = ['users', 'live', 'coins'] as const;
export type SourceName = (typeof SOURCES)[number];

/**
 * Who reads a measure: `platform` only admins, `agency` also BDs, agency admins and agencies for the agencies in their
 * scope, `seller` also coin agencies for themselves.
 */
export type Audience = 'platform' | 'agency' | 'seller';

interface Measure {
  source: SourceName;
  /** The field of the stored values. */
  field: string;
  audience: Audience;
}

/** All measures, by their names in the API. A live session counts on the day of its start, with all of its minutes. */
export const MEASURES = {
  usersRegistered: { source: 'users', field: 'registered', audience: 'platform' },
  liveSessions: { source: 'live', field: 'sessions', audience: 'agency' },
  liveMinutes: { source: 'live', field: 'minutes', audience: 'agency' },
  liveDiamonds: { source: 'live', field: 'diamonds', audience: 'agency' },
  coinsSoldToAgencies: { source: 'coins', field: 'soldToAgencies', audience: 'platform' },
  coinsSoldToUsers: { source: 'coins', field: 'soldToUsers', audience: 'seller' },
  coinsReturned: { source: 'coins', field: 'returned', audience: 'seller' },
  coinsGifted: { source: 'coins', field: 'gifted', audience: 'platform' },
  coinsPaidOut: { source: 'coins', field: 'paidOut', audience: 'platform' },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];
