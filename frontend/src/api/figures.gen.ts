import { emptyApi as api } from './empty-api';
export const addTagTypes = ['figures'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readFigures: build.query<ReadFiguresApiResponse, ReadFiguresApiArg>({
        query: (queryArg) => ({
          url: `/api/figures`,
          params: {
            measure: queryArg.measure,
            from: queryArg['from'],
            to: queryArg.to,
            by: queryArg.by,
            group: queryArg.group,
            of: queryArg['of'],
            compare: queryArg.compare,
          },
        }),
        providesTags: ['figures'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as figuresApi };
export type ReadFiguresApiResponse = /** status 200 Success */ FiguresResponse;
export type ReadFiguresApiArg = {
  /** What is counted, in whole numbers: coins, minutes, diamonds, and money in paise */
  measure: Measure;
  /** The first day */
  from: string;
  /** The last day, at most three years after the first */
  to: string;
  /** Sums days to weeks, which begin on Monday, or to months. day if omitted */
  by?: FigurePeriod | undefined;
  /** Also returns the largest owners of this kind */
  group?: FigureGroup | undefined;
  /** Only this owner: its kind and its code or _id, as in `of` of a group */
  of?: string | undefined;
  /** Also returns the days before that the full days are compared with */
  compare?: boolean | undefined;
};
export type FigurePoint = {
  /** The first day of the period */
  day: string;
  /** null before the first record, and while past days are still being summed */
  value: number | null;
  /** Whether the period reaches beyond the range or has not ended */
  partial: boolean;
};
export type FigureCompared = {
  /** The first day */
  from: string;
  /** The last day, before today */
  to: string;
  /** The days together, as the total of the series */
  total: number | null;
};
export type FigureSeriesBefore = {
  points: FigurePoint[];
  /** The whole range: the sum; for active and banned users and for balances the last value; for hostsLive the average day; for decisionWait the median in minutes */
  total: number | null;
  /** The first day */
  from: string;
  /** The last day */
  to: string;
};
export type FigureGroupRow = {
  /** The owner, as `of` takes it */
  of: string;
  /** Name; '' when no record is left */
  name: string;
  /** Code; '' for gifts, plans, items, buyers and admins */
  code: string;
  /** The whole range, as the total of the series */
  total: number | null;
  /** The days of `compared`, which `before` is compared with; null without `compare` */
  compared: number | null;
  /** The days before; null without `compare` */
  before: number | null;
};
export type FigureSeries = {
  points: FigurePoint[];
  /** The whole range: the sum; for active and banned users and for balances the last value; for hostsLive the average day; for decisionWait the median in minutes */
  total: number | null;
  /** The first known day. Earlier days are unknown for active and banned users, and otherwise empty */
  since: string | null;
  /** Whether past days are still being summed */
  filling: boolean;
  /** With `compare`: the days that `before` is compared with. Today is not among them */
  compared?: FigureCompared | undefined;
  /** With `compare`: a month or a week from Monday is compared with the same part of the one before, any other range with as many days before it. Omitted for today alone */
  before?: FigureSeriesBefore | undefined;
  /** With `group`: the 12 largest owners */
  groups?: FigureGroupRow[] | undefined;
  /** With `group`: the total of all other owners */
  others?: number | undefined;
};
export type FiguresResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FigureSeries;
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'FILE_REJECTED'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'CSRF'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'MFA_REQUIRED'
  | 'PROOF_REQUIRED'
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'OFFSET_MISMATCH'
  | 'IN_USE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type Failure = {
  success: 0;
  /** Error message for staff */
  message: string;
  /** Error code for programs */
  code: ErrorCode;
  /** The invalid fields */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** VERSION_CONFLICT of a call with `versionSeen`: the present record, as the call and its reads answer it */
  details?:
    | {
        [key: string]: unknown;
      }
    | undefined;
  /** VERSION_CONFLICT: who changed the record last, if known */
  changedBy?: string | undefined;
  /** When `changedBy` changed the record */
  changedAt?: string | undefined;
  /** Quote this id when you report a problem */
  requestId: string;
};
export type Measure =
  | 'usersRegistered'
  | 'usersActive'
  | 'usersBanned'
  | 'hostApplications'
  | 'hostApplicationsPending'
  | 'hostApplicationsApproved'
  | 'hostApplicationsRejected'
  | 'liveSessions'
  | 'liveMinutes'
  | 'liveDiamonds'
  | 'hostsLive'
  | 'coinsSoldToAgencies'
  | 'coinsSoldToUsers'
  | 'coinsReturned'
  | 'coinsReceived'
  | 'coinBalance'
  | 'coinsGifted'
  | 'coinsAskedFor'
  | 'coinsPaidOut'
  | 'coinsInCirculation'
  | 'revenue'
  | 'ordersPaid'
  | 'moneyRefunded'
  | 'itemsSold'
  | 'itemCoins'
  | 'userCoins'
  | 'userSpending'
  | 'videosUploaded'
  | 'videosApproved'
  | 'videosRejected'
  | 'decisions'
  | 'decisionWait';
export type FigurePeriod = 'day' | 'week' | 'month';
export type FigureGroup =
  'agency' | 'agencyadmin' | 'bd' | 'seller' | 'buyer' | 'gift' | 'staff' | 'plan' | 'item';
export const { useReadFiguresQuery, useLazyReadFiguresQuery } = injectedRtkApi;
