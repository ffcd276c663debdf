import { emptyApi as api } from './empty-api';
export const addTagTypes = ['staff-sessions'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffSessions: build.query<ListStaffSessionsApiResponse, ListStaffSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staff/sessions`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            usedFrom: queryArg.usedFrom,
            usedTo: queryArg.usedTo,
            role: queryArg.role,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['staff-sessions'],
      }),
      endStaffSession: build.mutation<EndStaffSessionApiResponse, EndStaffSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staff/sessions/end`,
          method: 'POST',
          body: queryArg.endStaffSessionDto,
        }),
        invalidatesTags: ['staff-sessions'],
      }),
      endStaffSessions: build.mutation<EndStaffSessionsApiResponse, EndStaffSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staff/sessions/bulk`,
          method: 'POST',
          body: queryArg.endStaffSessionsDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            usedFrom: queryArg.usedFrom,
            usedTo: queryArg.usedTo,
            role: queryArg.role,
          },
        }),
        invalidatesTags: ['staff-sessions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as staffSessionsApi };
export type ListStaffSessionsApiResponse = /** status 200 Success */ StaffSessionListResponse;
export type ListStaffSessionsApiArg = {
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
  /** Day of the sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the sign-in: last day */
  signedInTo?: string | undefined;
  /** Day of the last use: first day */
  usedFrom?: string | undefined;
  /** Day of the last use: last day */
  usedTo?: string | undefined;
  /** Omitted: all */
  role?: StaffRole | undefined;
  /** A field, or -field for descending order */
  sort?: 'lastUsedAt' | '-lastUsedAt' | 'createdAt' | '-createdAt' | undefined;
};
export type EndStaffSessionApiResponse = /** status 200 Session ended */ Envelope;
export type EndStaffSessionApiArg = {
  endStaffSessionDto: EndStaffSessionDto;
};
export type EndStaffSessionsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type EndStaffSessionsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Day of the sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the sign-in: last day */
  signedInTo?: string | undefined;
  /** Day of the last use: first day */
  usedFrom?: string | undefined;
  /** Day of the last use: last day */
  usedTo?: string | undefined;
  /** Omitted: all */
  role?: StaffRole | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  endStaffSessionsDto: EndStaffSessionsDto;
};
export type StaffRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type StaffSession = {
  _id: string;
  /** The session of this request */
  current: boolean;
  role: StaffRole;
  /** _id of the account */
  account: string;
  /** '' for the admin */
  code: string;
  /** Current name */
  name: string;
  /** User agent of the browser or app; '' in a view */
  userAgent: string;
  /** Network address of the sign-in; '' in a view */
  address: string;
  /** Sign-in */
  createdAt: string;
  /** Last renewal, at most ten minutes before the last use */
  lastUsedAt: string;
  expiresAt: string;
  /** Name of the Owner who looks at the panel; '' for a sign-in */
  viewedBy: string;
};
export type StaffSessionListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: StaffSession[];
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
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type EndStaffSessionDto = {
  /** _id of the session */
  id: string;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type EndStaffSessionsDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
};
export const {
  useListStaffSessionsQuery,
  useLazyListStaffSessionsQuery,
  useEndStaffSessionMutation,
  useEndStaffSessionsMutation,
} = injectedRtkApi;
export const endStaffSessionsLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;
