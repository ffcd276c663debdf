import { emptyApi as api } from './empty-api';
export const addTagTypes = ['jobs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/jobs`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            state: queryArg.state,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['jobs'],
      }),
      cancelJob: build.mutation<CancelJobApiResponse, CancelJobApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/jobs/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
        }),
        invalidatesTags: ['jobs'],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/jobs/${encodeURIComponent(String(queryArg.id))}/retry`,
          method: 'POST',
        }),
        invalidatesTags: ['jobs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobsApi };
export type ListJobsApiResponse = /** status 200 Success */ JobListResponse;
export type ListJobsApiArg = {
  /** From 1 */
  page?: number | undefined;
  /** Records a page */
  limit?: number | undefined;
  /** Left out: all */
  state?: JobState | undefined;
  /** A field, or -field for descending */
  sort?: 'createdAt' | '-createdAt' | undefined;
};
export type CancelJobApiResponse = /** status 200 The job is being cancelled */ JobResponse;
export type CancelJobApiArg = {
  id: string;
};
export type RetryJobApiResponse = /** status 200 The job goes on */ JobResponse;
export type RetryJobApiArg = {
  id: string;
};
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type Job = {
  _id: string;
  /** What sort of work it is */
  kind: string;
  /** What staff call it */
  title: string;
  /** Where it stands */
  state: JobState;
  /** true: it ends with the portion that it is at */
  cancelAsked: boolean;
  /** How many of the total are dealt with */
  done: number;
  /** 0 as long as it is not known */
  total: number;
  /** What came of it, by name */
  result: {
    [key: string]: number;
  };
  /** Why the last attempt stopped, '' when it did not */
  error: string;
  /** Attempts that stopped since it last got on */
  tries: number;
  /** When it is tried again */
  nextTryAt: string | null;
  /** Who started it */
  by: string;
  /** When it was started */
  createdAt: string;
  /** When it began */
  startedAt: string | null;
  /** When it was over */
  endedAt: string | null;
};
export type JobListResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: Job[];
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
export type JobResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: Job;
};
export const { useListJobsQuery, useLazyListJobsQuery, useCancelJobMutation, useRetryJobMutation } =
  injectedRtkApi;
