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
  /** 0: one user, 1: all users */
  type: NotificationType;
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  sendNotificationDto: SendNotificationDto;
};
export type ListNotificationsApiResponse = /** status 200 Success */ SentNotificationListResponse;
export type ListNotificationsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
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
  /** 0: one user, 1: all users */
  type: NotificationType;
  /** Username of the recipient, '' for all users */
  username: string;
  /** _id of the recipient, '' for all users */
  userId: string;
  /** Name of the sender */
  by: string;
  /** When the notification was sent */
  createdAt: string;
  /** The background job of the notification */
  job: string;
  /** State of the background job */
  state: JobState;
  /** true: the job is being cancelled */
  cancelAsked: boolean;
  /** Inboxes and phones processed so far */
  done: number;
  /** Inboxes and phones in total */
  total: number;
  /** Users with the notification in their inbox */
  sent: number;
  /** Phones that received the push message */
  pushed: number;
  /** Phones that could not be reached */
  failed: number;
  /** Why sending is delayed or has failed, otherwise '' */
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
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export type NotificationAudience = {
  /** Users that a notification to all users reaches */
  users: number;
  /** Phones registered for push messages */
  devices: number;
  /** false: no push service is configured, so only the inbox works */
  push: boolean;
};
export type NotificationAudienceResponse = {
  success: 1;
  /** Message for staff */
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
