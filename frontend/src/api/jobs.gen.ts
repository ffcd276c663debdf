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
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** All states when omitted */
  state?: JobState | undefined;
  /** A field, or -field for descending order */
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
  /** The kind of job */
  kind: string;
  /** The title for staff */
  title: string;
  /** The state of the job */
  state: JobState;
  /** true: the job ends after its current portion */
  cancelAsked: boolean;
  /** Completed items of the total */
  done: number;
  /** 0 while the total is unknown */
  total: number;
  /** Counts of the results, by name */
  result: {
    [key: string]: number;
  };
  /** Why the last attempt stopped, or '' */
  error: string;
  /** Failed attempts since the last progress */
  tries: number;
  /** Time of the next attempt */
  nextTryAt: string | null;
  /** Name of the person who started the job */
  by: string;
  /** When the job was created */
  createdAt: string;
  /** When the job began to run */
  startedAt: string | null;
  /** When the job ended */
  endedAt: string | null;
};
export type JobListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Job[];
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
export type JobResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Job;
};
export const { useListJobsQuery, useLazyListJobsQuery, useCancelJobMutation, useRetryJobMutation } =
  injectedRtkApi;
