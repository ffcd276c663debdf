import { emptyApi as api } from './empty-api';
export const addTagTypes = ['notifications'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendNotification: build.mutation<SendNotificationApiResponse, SendNotificationApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/notification/send`,
          method: 'POST',
          body: queryArg.sendNotificationDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            type: queryArg['type'],
          },
        }),
        invalidatesTags: ['notifications'],
      }),
      listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/notification/history`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            sentFrom: queryArg.sentFrom,
            sentTo: queryArg.sentTo,
            sort: queryArg.sort,
            type: queryArg['type'],
            state: queryArg.state,
          },
        }),
        providesTags: ['notifications'],
      }),
      fetchNotificationAudience: build.query<
        FetchNotificationAudienceApiResponse,
        FetchNotificationAudienceApiArg
      >({
        query: () => ({ url: `/api/admin/notification/audience` }),
        providesTags: ['notifications'],
      }),
      notifyUsers: build.mutation<NotifyUsersApiResponse, NotifyUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/notification/bulk`,
          method: 'POST',
          body: queryArg.notifyUsersDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            active: queryArg.active,
            banned: queryArg.banned,
            deviceBanned: queryArg.deviceBanned,
            host: queryArg.host,
            tag: queryArg.tag,
            level: queryArg.level,
          },
        }),
        invalidatesTags: ['notifications'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type SendNotificationApiResponse =
  /** status 200 Notification sent successfully! */ SentNotificationResponse;
export type SendNotificationApiArg = {
  /** 0: one user, 1: all users */
  type: NotificationType;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  sendNotificationDto: SendNotificationDto;
};
export type ListNotificationsApiResponse = /** status 200 Success */ SentNotificationListResponse;
export type ListNotificationsApiArg = {
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
  /** Day of sending: first day */
  sentFrom?: string | undefined;
  /** Day of sending: last day */
  sentTo?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
  /** 0: one user, 1: all users, 2: selected users */
  type?: SentNotificationType | undefined;
  /** State of the background job */
  state?: JobState | undefined;
};
export type FetchNotificationAudienceApiResponse = /** status 200 Success */ NotificationAudienceResponse;
export type FetchNotificationAudienceApiArg = void;
export type NotifyUsersApiResponse = /** status 200 Success */ BulkStartedResponse;
export type NotifyUsersApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** Whether the account is active; omitted: all */
  active?: boolean | undefined;
  /** Whether the user is banned; omitted: all */
  banned?: boolean | undefined;
  /** Whether the user's devices are banned; omitted: all */
  deviceBanned?: boolean | undefined;
  /** Whether the user is an approved host; omitted: all */
  host?: boolean | undefined;
  /** _id of the official tag of the users */
  tag?: string | undefined;
  /** Level of the users */
  level?: number | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  notifyUsersDto: NotifyUsersDto;
};
export type SentNotificationType = '0' | '1' | '2';
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type SentNotification = {
  _id: string;
  /** Title */
  title: string;
  /** Message */
  description: string;
  /** 0: one user, 1: all users, 2: selected users */
  type: SentNotificationType;
  /** The one user, '' when it went to several */
  username: string;
  /** _id of the one user */
  userId: string;
  /** Who sent it */
  by: string;
  /** When it was sent */
  createdAt: string;
  /** Its background job */
  job: string;
  /** State of the background job */
  state: JobState;
  /** true: it is being cancelled */
  cancelAsked: boolean;
  /** Whether the caller may resume it */
  resumable: boolean;
  /** Number processed so far */
  done: number;
  /** Inboxes and phones */
  total: number;
  /** Users who have it in their inbox */
  sent: number;
  /** Phones that received the push */
  pushed: number;
  /** Phones that could not be reached */
  failed: number;
  /** Reason why the sending is delayed or failed, '' otherwise */
  error: string;
};
export type SentNotificationResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: SentNotification;
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
export type NotificationType = '0' | '1';
export type SendNotificationDto = {
  title: string;
  description: string;
  /** Username or _id of the recipient; required for one user */
  userId?: string | undefined;
};
export type SentNotificationListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: SentNotification[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type NotificationAudience = {
  /** Users reached by a notification to all users */
  users: number;
  /** Phones reached by push */
  devices: number;
  /** false: no push service is configured; notifications reach only the inbox */
  push: boolean;
};
export type NotificationAudienceResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: NotificationAudience;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type NotifyUsersDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  title: string;
  description: string;
};
export const {
  useSendNotificationMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useFetchNotificationAudienceQuery,
  useLazyFetchNotificationAudienceQuery,
  useNotifyUsersMutation,
} = injectedRtkApi;
export const sendNotificationLimits = {
  "title": {
    "maxLength": 100
  },
  "description": {
    "maxLength": 1000
  },
  "userId": {
    "maxLength": 100
  }
} as const;
export const notifyUsersLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "title": {
    "maxLength": 100
  },
  "description": {
    "maxLength": 1000
  }
} as const;
