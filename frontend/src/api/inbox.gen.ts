import { emptyApi as api } from './empty-api';
export const addTagTypes = ['inbox'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/inbox`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            sort: queryArg.sort,
            kind: queryArg.kind,
            unread: queryArg.unread,
          },
        }),
        providesTags: ['inbox'],
      }),
      countUnreadNotices: build.query<CountUnreadNoticesApiResponse, CountUnreadNoticesApiArg>({
        query: () => ({ url: `/api/staff/inbox/unread` }),
        providesTags: ['inbox'],
      }),
      markNotice: build.mutation<MarkNoticeApiResponse, MarkNoticeApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/inbox/${encodeURIComponent(String(queryArg.id))}/read`,
          method: 'POST',
        }),
        invalidatesTags: ['inbox'],
      }),
      markNotices: build.mutation<MarkNoticesApiResponse, MarkNoticesApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/inbox/read`,
          method: 'POST',
          body: queryArg.markNoticesDto,
        }),
        invalidatesTags: ['inbox'],
      }),
      markAllNotices: build.mutation<MarkAllNoticesApiResponse, MarkAllNoticesApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/inbox/readall`,
          method: 'POST',
          body: queryArg.markAllNoticesDto,
        }),
        invalidatesTags: ['inbox'],
      }),
      fetchInboxKinds: build.query<FetchInboxKindsApiResponse, FetchInboxKindsApiArg>({
        query: () => ({ url: `/api/staff/inbox/settings` }),
        providesTags: ['inbox'],
      }),
      setInboxKind: build.mutation<SetInboxKindApiResponse, SetInboxKindApiArg>({
        query: (queryArg) => ({
          url: `/api/staff/inbox/settings`,
          method: 'PATCH',
          body: queryArg.setInboxKindDto,
        }),
        invalidatesTags: ['inbox'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as inboxApi };
export type ListNoticesApiResponse = /** status 200 Success */ NoticeListResponse;
export type ListNoticesApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'at' | '-at' | undefined;
  /** Omitted: all */
  kind?: NoticeKind | undefined;
  /** true: unread; false: read; omitted: all */
  unread?: boolean | undefined;
};
export type CountUnreadNoticesApiResponse = /** status 200 Success */ UnreadNoticesResponse;
export type CountUnreadNoticesApiArg = void;
export type MarkNoticeApiResponse = /** status 200 Marked as read */ Envelope;
export type MarkNoticeApiArg = {
  id: string;
};
export type MarkNoticesApiResponse = /** status 200 Marked as read */ Envelope;
export type MarkNoticesApiArg = {
  markNoticesDto: MarkNoticesDto;
};
export type MarkAllNoticesApiResponse = /** status 200 All marked as read */ Envelope;
export type MarkAllNoticesApiArg = {
  markAllNoticesDto: MarkAllNoticesDto;
};
export type FetchInboxKindsApiResponse = /** status 200 Success */ InboxKindsResponse;
export type FetchInboxKindsApiArg = void;
export type SetInboxKindApiResponse = /** status 200 Inbox settings saved */ InboxKindsResponse;
export type SetInboxKindApiArg = {
  setInboxKindDto: SetInboxKindDto;
};
export type NoticeKind = 'decisions' | 'waiting' | 'jobs' | 'signIns';
export type NoticeEvent =
  | 'hostApproved'
  | 'hostRejected'
  | 'withdrawalApproved'
  | 'withdrawalRejected'
  | 'sendConfirmed'
  | 'sendRefused'
  | 'limitConfirmed'
  | 'limitRefused'
  | 'limitReplaced'
  | 'ownerConfirmed'
  | 'ownerRefused'
  | 'ownerReplaced'
  | 'sendWaits'
  | 'limitWaits'
  | 'ownerWaits'
  | 'orderDisputed'
  | 'orderProblem'
  | 'jobDone'
  | 'jobFailed'
  | 'jobCancelled'
  | 'newDevice'
  | 'viewedBy';
export type Notice = {
  /** Name of the record: a username, a title, a limit; '' if the caller cannot see it any more */
  label: string;
  /** The person who decided or asked, or the user agent of a sign-in */
  by: string;
  /** Reason of a decision, error of a job, or network address of a sign-in */
  detail: string;
  /** Coins of the record; null for no coins or no limit */
  coins: number | null;
  /** Rows of a job that failed */
  failed: number;
  /** Whether the recipient still has something to do */
  due: boolean;
  /** Id of the import or bulk change of a job, '' */
  batch: string;
  /** import or bulk: what a job carried out; run: a salary run; closing: the deletion of a coin agency; '' */
  source: string;
  _id: string;
  at: string;
  kind: NoticeKind;
  /** Later versions may add events */
  event: NoticeEvent;
  /** Whether the caller has read it */
  read: boolean;
  /** _id of the record that the notice is about */
  about: string;
  /** How many events of one bulk change the notice joins; `about` is the first */
  count: number;
};
export type NoticeListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Notice[];
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
export type UnreadNotices = {
  /** Unread notices, counted up to 100 */
  unread: number;
};
export type UnreadNoticesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UnreadNotices;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type MarkNoticesDto = {
  /** Own notices */
  ids: string[];
};
export type MarkAllNoticesDto = {
  /** The newest notice that the caller has seen: later ones stay unread. Omitted: all */
  newest?: string | undefined;
};
export type InboxKind = {
  kind: NoticeKind;
  /** Whether notices of this kind are written */
  on: boolean;
};
export type InboxKindsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: InboxKind[];
};
export type SetInboxKindDto = {
  kind: NoticeKind;
  /** false: no notices of this kind are written */
  on: boolean;
};
export const {
  useListNoticesQuery,
  useLazyListNoticesQuery,
  useCountUnreadNoticesQuery,
  useLazyCountUnreadNoticesQuery,
  useMarkNoticeMutation,
  useMarkNoticesMutation,
  useMarkAllNoticesMutation,
  useFetchInboxKindsQuery,
  useLazyFetchInboxKindsQuery,
  useSetInboxKindMutation,
} = injectedRtkApi;
