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
            search: queryArg.search,
            around: queryArg.around,
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
            search: queryArg.search,
            around: queryArg.around,
            sort: queryArg.sort,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
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
      listHostRecords: build.query<ListHostRecordsApiResponse, ListHostRecordsApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/host/hostrecord`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            around: queryArg.around,
            sort: queryArg.sort,
            from: queryArg['from'],
            to: queryArg.to,
            agencyCode: queryArg.agencyCode,
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'username' | '-username' | 'channelName' | '-channelName' | undefined;
};
export type ListAllHostRecordsApiResponse = /** status 200 Success */ HostRecordTotalsResponse;
export type ListAllHostRecordsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'minutes' | '-minutes' | 'diamonds' | '-diamonds' | undefined;
  /** First day (in TIME_ZONE) */
  from?: string | undefined;
  /** Last day, inclusive (in TIME_ZONE) */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** State: live, or archive for ended sessions */
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
export type ListHostRecordsApiResponse = /** status 200 Success */ HostRecordListResponse;
export type ListHostRecordsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'minutes' | '-minutes' | 'diamonds' | '-diamonds' | undefined;
  /** First day (in TIME_ZONE) */
  from?: string | undefined;
  /** Last day, inclusive (in TIME_ZONE) */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** State: live, or archive for ended sessions */
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
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
  | 'ACCOUNT_BANNED'
  | 'NOT_FOUND'
  | 'INVALID_TRANSITION'
  | 'INSUFFICIENT_COINS'
  | 'WALLET_FROZEN'
  | 'NEEDS_SECOND_ADMIN'
  | 'DUPLICATE'
  | 'IDEMPOTENCY_MISMATCH'
  | 'VERSION_CONFLICT'
  | 'IN_USE'
  | 'TOO_LARGE'
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
  /** Quote this id when you report a problem */
  requestId: string;
};
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
export type HostRecordTotalsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: HostRecord[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
  /** Diamonds of all matching records */
  diamond: number;
  /** Minutes of all matching records, including those so far of live sessions */
  minutes: number;
  /** The same as pages */
  totalPages: number;
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** First day (in TIME_ZONE) */
  from?: string | undefined;
  /** Last day, inclusive (in TIME_ZONE) */
  to?: string | undefined;
  /** Code of one agency */
  agencyCode?: string | undefined;
  /** State: live, or archive for ended sessions */
  status?: LiveStatus | undefined;
  /** Number of matching records that the caller saw; 409 if the number has changed */
  expected: number;
};
export type HostRecordListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: HostRecord[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export const {
  useListLiveSessionsQuery,
  useLazyListLiveSessionsQuery,
  useListAllHostRecordsQuery,
  useLazyListAllHostRecordsQuery,
  useDeleteHostRecordsMutation,
  useDeleteMatchingHostRecordsMutation,
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
  "expected": {
    "minimum": 1,
    "maximum": 1000000
  }
} as const;
