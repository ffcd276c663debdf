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
            search: queryArg.search,
            around: queryArg.around,
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** Left out: all roles */
  role?: StaffRole | undefined;
  /** A field, or -field for descending order */
  sort?: 'lastUsedAt' | '-lastUsedAt' | 'createdAt' | '-createdAt' | undefined;
};
export type EndStaffSessionApiResponse = /** status 200 Session ended */ Envelope;
export type EndStaffSessionApiArg = {
  endStaffSessionDto: EndStaffSessionDto;
};
export type StaffRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type StaffSession = {
  _id: string;
  /** true: the session of this request */
  current: boolean;
  role: StaffRole;
  /** _id of the account */
  account: string;
  /** Code of the account, '' for a platform admin */
  code: string;
  /** Current name of the account */
  name: string;
  /** User agent of the browser or app */
  userAgent: string;
  /** IP address of the sign-in */
  address: string;
  /** When the account signed in */
  createdAt: string;
  /** When the session was last renewed, at most ten minutes before its last use */
  lastUsedAt: string;
  expiresAt: string;
};
export type StaffSessionListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: StaffSession[];
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
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type EndStaffSessionDto = {
  /** _id of the session */
  id: string;
};
export const { useListStaffSessionsQuery, useLazyListStaffSessionsQuery, useEndStaffSessionMutation } =
  injectedRtkApi;
