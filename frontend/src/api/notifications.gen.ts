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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type SendNotificationApiResponse =
  /** status 200 Notification sent successfully! */ SentNotificationResponse;
export type SendNotificationApiArg = {
  /** 0 one user, 1 all users */
  type: NotificationType;
  /** Sent again with the same key and body, the call answers what it answered first */
  'Idempotency-Key'?: string | undefined;
  sendNotificationDto: SendNotificationDto;
};
export type ListNotificationsApiResponse = /** status 200 Success */ SentNotificationListResponse;
export type ListNotificationsApiArg = {
  /** From 1 */
  page?: number | undefined;
  /** Records a page */
  limit?: number | undefined;
};
export type FetchNotificationAudienceApiResponse = /** status 200 Success */ NotificationAudienceResponse;
export type FetchNotificationAudienceApiArg = void;
export type NotificationType = '0' | '1';
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type SentNotification = {
  _id: string;
  /** Title */
  title: string;
  /** Message */
  description: string;
  /** 0 one user, 1 all users */
  type: NotificationType;
  /** The one user, '' when it went to all */
  username: string;
  /** _id of the one user */
  userId: string;
  /** Who sent it */
  by: string;
  /** When it was sent */
  createdAt: string;
  /** Its background job */
  job: string;
  /** Where the sending stands */
  state: JobState;
  /** true: it is being cancelled */
  cancelAsked: boolean;
  /** How many of the total are dealt with */
  done: number;
  /** Inboxes and phones */
  total: number;
  /** Users who have it in their inbox */
  sent: number;
  /** Phones that were pushed to */
  pushed: number;
  /** Phones that could not be pushed to */
  failed: number;
  /** Why the sending is held up or has failed, '' when it is not */
  error: string;
};
export type SentNotificationResponse = {
  success: 1;
  /** What happened, in words for staff */
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
export type SendNotificationDto = {
  title: string;
  description: string;
  /** Username or _id of the one user */
  userId?: string | undefined;
};
export type SentNotificationListResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: SentNotification[];
  /** Records that match, over all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The page that is answered, when the query asked for the one `around` a record */
  page?: number | undefined;
};
export type NotificationAudience = {
  /** Users whom a notification to all reaches */
  users: number;
  /** Phones that can be pushed to */
  devices: number;
  /** false: no push service is configured, the inbox alone works */
  push: boolean;
};
export type NotificationAudienceResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: NotificationAudience;
};
export const {
  useSendNotificationMutation,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useFetchNotificationAudienceQuery,
  useLazyFetchNotificationAudienceQuery,
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
