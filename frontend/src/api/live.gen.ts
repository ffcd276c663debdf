import { emptyApi as api } from './empty-api';
export const addTagTypes = ['live'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listLiveSessions: build.query<ListLiveSessionsApiResponse, ListLiveSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/live/sessions`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['live'],
      }),
      listAllHostRecords: build.query<ListAllHostRecordsApiResponse, ListAllHostRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/host/hostrecord`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            daySums: queryArg.daySums,
            sort: queryArg.sort,
            status: queryArg.status,
          },
        }),
        providesTags: ['live'],
      }),
      deleteHostRecords: build.mutation<DeleteHostRecordsApiResponse, DeleteHostRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livetime/deletemultiple`,
          method: 'DELETE',
          body: queryArg.deleteHostRecordsDto,
        }),
        invalidatesTags: ['live'],
      }),
      deleteMatchingHostRecords: build.mutation<
        DeleteMatchingHostRecordsApiResponse,
        DeleteMatchingHostRecordsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/host/hostrecord/deletematching`,
          method: 'POST',
          body: queryArg.deleteMatchingRecordsDto,
        }),
        invalidatesTags: ['live'],
      }),
      restoreHostRecords: build.mutation<RestoreHostRecordsApiResponse, RestoreHostRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/host/hostrecord/restore`,
          method: 'POST',
          body: queryArg.restoreHostRecordsDto,
        }),
        invalidatesTags: ['live'],
      }),
      listHostRecords: build.query<ListHostRecordsApiResponse, ListHostRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/hostrecord`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
            agencyAdmin: queryArg.agencyAdmin,
            bd: queryArg.bd,
            daySums: queryArg.daySums,
            sort: queryArg.sort,
            status: queryArg.status,
          },
        }),
        providesTags: ['live'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as liveApi };
export type ListLiveSessionsApiResponse = /** status 200 Success */ LiveSessionListResponse;
export type ListLiveSessionsApiArg = {
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
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'username' | '-username' | 'channelName' | '-channelName' | undefined;
};
export type ListAllHostRecordsApiResponse = /** status 200 Success */ HostRecordTotalsResponse;
export type ListAllHostRecordsApiArg = {
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
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** true: the answer contains count and sums of each day on the page, as `days` */
  daySums?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'minutes' | '-minutes' | 'diamonds' | '-diamonds' | undefined;
  /** Live or ended */
  status?: LiveStatus | undefined;
};
export type DeleteHostRecordsApiResponse = /** status 200 Success */ Envelope;
export type DeleteHostRecordsApiArg = {
  deleteHostRecordsDto: DeleteHostRecordsDto;
};
export type DeleteMatchingHostRecordsApiResponse = /** status 200 Success */ Envelope;
export type DeleteMatchingHostRecordsApiArg = {
  deleteMatchingRecordsDto: DeleteMatchingRecordsDto;
};
export type RestoreHostRecordsApiResponse = /** status 200 Success */ Envelope;
export type RestoreHostRecordsApiArg = {
  restoreHostRecordsDto: RestoreHostRecordsDto;
};
export type ListHostRecordsApiResponse = /** status 200 Success */ HostRecordListResponse;
export type ListHostRecordsApiArg = {
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
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** true: the answer contains count and sums of each day on the page, as `days` */
  daySums?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'minutes' | '-minutes' | 'diamonds' | '-diamonds' | undefined;
  /** Live or ended */
  status?: LiveStatus | undefined;
};
export type LiveUser = {
  _id: string;
  /** Username */
  username: string;
  /** Picture of the user, path below /api, '' if there is none */
  picture: string;
};
export type LiveStatus = 'live' | 'archive';
export type LiveSession = {
  _id: string;
  userId: LiveUser;
  /** Name of the channel */
  channelName: string;
  /** Code of the agency */
  agencyCode: string;
  /** Name of this agency; omitted when there is none */
  agencyName?: string | undefined;
  /** Always live */
  status: LiveStatus;
  /** Coins given in this session so far */
  diamond: number;
  /** Start of the session */
  createdAt: string;
  /** Whole minutes since the start */
  totalTimeInMinutes: number;
};
export type LiveSessionListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveSession[];
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
export type HostRecord = {
  _id: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Name of the channel */
  channelName: string;
  userId: LiveUser;
  /** Code of the agency */
  agencyCode: string;
  /** Minutes */
  totalTime: number;
  /** Coins given in this session */
  diamond: number;
  /** The same as diamond */
  totaldiamond: number;
  /** Start of the session */
  createDate: string;
  /** live, or archive after the end */
  status: LiveStatus;
};
export type LiveDay = {
  day: string;
  /** The first record of the day on the page */
  before: string;
  /** Records; null when the days of the page hold more than 10,000 records */
  count: number | null;
  /** Minutes, including live sessions so far; null when the days of the page hold more than 10,000 records */
  minutes: number | null;
  /** Diamonds; null when the days of the page hold more than 10,000 records */
  diamonds: number | null;
};
export type HostRecordTotalsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: HostRecord[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** Diamonds of all matching records */
  diamond: number;
  /** Minutes of all matching records, including live sessions so far */
  minutes: number;
  /** The same as pages */
  totalPages: number;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: LiveDay[] | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type DeleteHostRecordsDto = {
  /** _ids of the host records */
  id: string[];
};
export type DeleteMatchingRecordsDto = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** Code of an agency admin: all of its agencies */
  agencyAdmin?: string | undefined;
  /** Code of a BD: all of its agencies */
  bd?: string | undefined;
  /** Live or ended */
  status?: LiveStatus | undefined;
  /** Number of records that the caller saw; 409 when it has changed */
  expected: number;
};
export type RestoreHostRecordsDto = {
  /** Id of the deletion, from `GET admin/trash` */
  id: string;
};
export type HostRecordListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: HostRecord[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** The days on the page, in its order; only with `daySums`, and only in the order of time */
  days?: LiveDay[] | undefined;
};
export const {
  useListLiveSessionsQuery,
  useLazyListLiveSessionsQuery,
  useListAllHostRecordsQuery,
  useLazyListAllHostRecordsQuery,
  useDeleteHostRecordsMutation,
  useDeleteMatchingHostRecordsMutation,
  useRestoreHostRecordsMutation,
  useListHostRecordsQuery,
  useLazyListHostRecordsQuery,
} = injectedRtkApi;
export const deleteMatchingRecordsLimits = {
  "search": {
    "maxLength": 100
  },
  "agencyCode": {
    "maxLength": 30
  },
  "agencyAdmin": {
    "maxLength": 30
  },
  "bd": {
    "maxLength": 30
  },
  "expected": {
    "minimum": 1,
    "maximum": 1000000
  }
} as const;
