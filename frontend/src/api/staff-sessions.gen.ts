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
  /** From 1 */
  page?: number | undefined;
  /** Records a page */
  limit?: number | undefined;
  /** Matches in any case, anywhere in the text */
  search?: string | undefined;
  /** Answers the page that holds the record of this id, with its number as `page`; when the list lacks the record, the page asked for */
  around?: string | undefined;
  /** Left out: all */
  role?: StaffRole | undefined;
  /** A field, or -field for descending */
  sort?: 'lastUsedAt' | '-lastUsedAt' | 'createdAt' | '-createdAt' | undefined;
};
export type EndStaffSessionApiResponse = /** status 200 Session ended */ Envelope;
export type EndStaffSessionApiArg = {
  endStaffSessionDto: EndStaffSessionDto;
};
export type StaffRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type StaffSession = {
  _id: string;
  /** The session of this very request */
  current: boolean;
  role: StaffRole;
  /** Whose it is */
  account: string;
  /** '' for the admin */
  code: string;
  /** As it is called today */
  name: string;
  /** Browser or app, as it names itself */
  userAgent: string;
  /** Network address of the sign-in */
  address: string;
  /** Sign-in */
  createdAt: string;
  /** Last renewal, at most ten minutes before the last use */
  lastUsedAt: string;
  expiresAt: string;
};
export type StaffSessionListResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: StaffSession[];
  /** Records that match, over all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The page that is answered, when the query asked for the one `around` a record */
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
  /** What went wrong, in words for staff */
  message: string;
  /** What went wrong, for programs */
  code: ErrorCode;
  /** The fields at fault */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** Name it when you report a problem */
  requestId: string;
};
export type Envelope = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
};
export type EndStaffSessionDto = {
  /** _id of the session */
  id: string;
};
export const { useListStaffSessionsQuery, useLazyListStaffSessionsQuery, useEndStaffSessionMutation } =
  injectedRtkApi;
