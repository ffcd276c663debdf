import { emptyApi as api } from './empty-api';
export const addTagTypes = ['earnings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEarnings: build.query<ListEarningsApiResponse, ListEarningsApiArg>({
        query: (queryArg) => ({
          url: `/api/earnings`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            from: queryArg['from'],
            to: queryArg.to,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['earnings'],
      }),
      fetchHostEarnings: build.query<FetchHostEarningsApiResponse, FetchHostEarningsApiArg>({
        query: (queryArg) => ({
          url: `/api/earnings/${encodeURIComponent(String(queryArg.user))}`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['earnings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as earningsApi };
export type ListEarningsApiResponse = /** status 200 Success */ EarningsResponse;
export type ListEarningsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: that of the installation */
  timeZone?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** First day (of the installation) */
  from: string;
  /** Last day, inclusive (of the installation), at most a year after the first */
  to: string;
  /** Case-insensitive; matches anywhere in the username */
  search?: string | undefined;
  /** A field, or -field for descending order */
  sort?:
    | 'username'
    | '-username'
    | 'agencyCode'
    | '-agencyCode'
    | 'sessions'
    | '-sessions'
    | 'validDays'
    | '-validDays'
    | 'minutes'
    | '-minutes'
    | 'diamonds'
    | '-diamonds'
    | 'minutesChange'
    | '-minutesChange'
    | 'diamondsChange'
    | '-diamondsChange' | undefined;
};
export type FetchHostEarningsApiResponse = /** status 200 Success */ HostEarningsResponse;
export type FetchHostEarningsApiArg = {
  /** _id of the user */
  user: string;
  /** First day (of the installation) */
  from: string;
  /** Last day, inclusive (of the installation), at most a year after the first */
  to: string;
};
export type EarningsFigures = {
  /** Live sessions */
  sessions: number;
  /** Days with at least the minutes of the month's live time */
  validDays: number;
  /** Minutes */
  minutes: number;
  /** Diamonds */
  diamonds: number;
};
export type EarningsRow = {
  /** Live sessions */
  sessions: number;
  /** Days with at least the minutes of the month's live time */
  validDays: number;
  /** Minutes */
  minutes: number;
  /** Diamonds */
  diamonds: number;
  /** _id of the user */
  _id: string;
  /** Username */
  username: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** Code of the agency of the last day */
  agencyCode: string;
  /** Name of this agency */
  agencyName: string;
  /** Valid days that the live time asks for in the period */
  targetDays: number;
  /** The period of equal length before; null when it began before the first live session */
  before: EarningsFigures | null;
};
export type EarningsSum = {
  /** Live sessions */
  sessions: number;
  /** Days with at least the minutes of the month's live time */
  validDays: number;
  /** Minutes */
  minutes: number;
  /** Diamonds */
  diamonds: number;
  /** Hosts with sessions */
  hosts: number;
};
export type EarningsTotals = {
  /** Live sessions */
  sessions: number;
  /** Days with at least the minutes of the month's live time */
  validDays: number;
  /** Minutes */
  minutes: number;
  /** Diamonds */
  diamonds: number;
  /** Hosts with sessions */
  hosts: number;
  /** The period of equal length before; null when it began before the first live session */
  before: EarningsSum | null;
};
export type EarningsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: EarningsRow[];
  totals: EarningsTotals;
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
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
export type ExportFormat = 'csv' | 'xlsx';
export type EarningsDay = {
  /** A day with sessions */
  day: string;
  /** Live sessions that began on this day */
  sessions: number;
  /** Minutes of these sessions */
  minutes: number;
  /** Diamonds of these sessions */
  diamonds: number;
  /** Whether the minutes reach those of the month's live time */
  valid: boolean;
};
export type EarningsMonth = {
  /** The month */
  month: string;
  /** Valid days that the live time asks for in the whole month */
  days: number;
  /** Minutes that make a day valid */
  minutes: number;
};
export type HostEarningsTotals = {
  /** Live sessions */
  sessions: number;
  /** Days with at least the minutes of the month's live time */
  validDays: number;
  /** Minutes */
  minutes: number;
  /** Diamonds */
  diamonds: number;
  /** Valid days that the live time asks for in the period */
  targetDays: number;
};
export type HostEarnings = {
  /** _id of the user */
  _id: string;
  /** Username */
  username: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** Code of the agency of the newest session, '' without a session */
  agencyCode: string;
  /** Name of this agency */
  agencyName: string;
  /** The days with sessions, in order */
  days: EarningsDay[];
  /** The live time of each month */
  months: EarningsMonth[];
  totals: HostEarningsTotals;
};
export type HostEarningsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HostEarnings;
};
export const {
  useListEarningsQuery,
  useLazyListEarningsQuery,
  useFetchHostEarningsQuery,
  useLazyFetchHostEarningsQuery,
} = injectedRtkApi;
