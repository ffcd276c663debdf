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
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            state: queryArg.state,
            kind: queryArg.kind,
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
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: that of the installation */
  timeZone?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Omitted: all */
  state?: JobState | undefined;
  /** Kind of work */
  kind?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
};
export type CancelJobApiResponse = /** status 200 The job is being cancelled */ JobResponse;
export type CancelJobApiArg = {
  id: string;
};
export type RetryJobApiResponse = /** status 200 The job has been resumed */ JobResponse;
export type RetryJobApiArg = {
  id: string;
};
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type Job = {
  _id: string;
  /** Kind of work */
  kind: string;
  /** Label for staff */
  title: string;
  /** State of the job */
  state: JobState;
  /** true: the job stops after the current portion */
  cancelAsked: boolean;
  /** Whether the caller may resume it */
  resumable: boolean;
  /** Number processed so far */
  done: number;
  /** 0 while unknown */
  total: number;
  /** Results by name */
  result: {
    [key: string]: number;
  };
  /** Reason why the last attempt stopped, '' otherwise */
  error: string;
  /** Failed attempts since the last progress */
  tries: number;
  /** Time of the next attempt */
  nextTryAt: string | null;
  /** Who started it */
  by: string;
  /** When it was created */
  createdAt: string;
  /** When it began to run */
  startedAt: string | null;
  /** When it ended */
  endedAt: string | null;
};
export type JobListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Job[];
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
export type JobResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Job;
};
export const { useListJobsQuery, useLazyListJobsQuery, useCancelJobMutation, useRetryJobMutation } =
  injectedRtkApi;
