import { emptyApi as api } from './empty-api';
export const addTagTypes = ['batches'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBatches: build.query<ListBatchesApiResponse, ListBatchesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/batches`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            source: queryArg.source,
            kind: queryArg.kind,
            state: queryArg.state,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['batches'],
      }),
      fetchBatch: build.query<FetchBatchApiResponse, FetchBatchApiArg>({
        query: (queryArg) => ({ url: `/api/admin/batches/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['batches'],
      }),
      cancelBatch: build.mutation<CancelBatchApiResponse, CancelBatchApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/batches/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: 'POST',
        }),
        invalidatesTags: ['batches'],
      }),
      listBatchRows: build.query<ListBatchRowsApiResponse, ListBatchRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/batches/${encodeURIComponent(String(queryArg.id))}/rows`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            state: queryArg.state,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['batches'],
      }),
      fetchFailedRows: build.query<FetchFailedRowsApiResponse, FetchFailedRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/batches/${encodeURIComponent(String(queryArg.id))}/failed`,
        }),
        providesTags: ['batches'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as batchesApi };
export type ListBatchesApiResponse = /** status 200 Success */ BatchListResponse;
export type ListBatchesApiArg = {
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
  /** Day of the start: first day */
  createdFrom?: string | undefined;
  /** Day of the start: last day */
  createdTo?: string | undefined;
  /** Omitted: both */
  source?: BatchSource | undefined;
  /** Kind of import or bulk change */
  kind?: string | undefined;
  /** Omitted: all */
  state?: BatchState | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
};
export type FetchBatchApiResponse = /** status 200 Success */ BatchResponse;
export type FetchBatchApiArg = {
  id: string;
};
export type CancelBatchApiResponse = /** status 200 The rest is being cancelled */ Envelope;
export type CancelBatchApiArg = {
  id: string;
};
export type ListBatchRowsApiResponse = /** status 200 Success */ BatchRowListResponse;
export type ListBatchRowsApiArg = {
  id: string;
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
  /** Omitted: all */
  state?: BatchRowState | undefined;
  /** A field, or -field for descending order */
  sort?: 'row' | '-row' | undefined;
};
export type FetchFailedRowsApiResponse = /** status 200 Success */ FailedRowsResponse;
export type FetchFailedRowsApiArg = {
  id: string;
};
export type BatchSource = 'import' | 'bulk';
export type BatchState = 'asked' | 'refused' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type Batch = {
  _id: string;
  /** Where its rows come from */
  source: BatchSource;
  /** Kind of import or bulk change */
  kind: string;
  /** Title for staff */
  title: string;
  /** asked: awaits a second admin; otherwise the state of its job */
  state: BatchState;
  /** true: the job stops after the current portion */
  cancelAsked: boolean;
  /** Whether the caller may resume it */
  resumable: boolean;
  /** Number of rows */
  total: number;
  /** Rows that are done or failed */
  done: number;
  /** Rows that failed */
  failed: number;
  /** Coins of all rows, 0 without coins */
  coins: number;
  /** Who asked */
  by: string;
  /** Whether the caller asked */
  own: boolean;
  /** The second admin who decided, '' without one */
  decidedBy: string;
  /** Reason of a refusal or of a bulk change, '' without one */
  reason: string;
  /** Filters by which the records were selected, by name; empty for rows that were selected one by one */
  filter: {
    [key: string]: string;
  };
  /** Whether the caller may undo this now */
  undoable: boolean;
  /** Id of the bulk change or import that this one undoes, '' for another one */
  undoes: string;
  /** Id of the bulk change that undoes this one, '' without one */
  undoneBy: string;
  /** Id of the background job, '' before the start */
  job: string;
  /** Why the last attempt stopped, '' otherwise */
  error: string;
  /** Whether the issued passwords were handed out */
  passwordsTaken: boolean;
  /** When it was asked for */
  createdAt: string;
  /** When every row was done */
  endedAt: string | null;
};
export type BatchListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Batch[];
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
export type BatchResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Batch;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type BatchRowState = 'waiting' | 'done' | 'failed';
export type BatchRow = {
  _id: string;
  /** Row of the spreadsheet, or place in the selection */
  row: number;
  state: BatchRowState;
  /** Username, code or name of the record */
  label: string;
  /** Note, email address or agency */
  detail: string;
  /** Coins of the row */
  coins: number | null;
  /** Id of the entry, account or application that the row made, '' */
  made: string;
  /** Kind and id of the existing record that the row is about, '' */
  about: string;
  /** Why the row failed or had nothing to change, '' otherwise */
  reason: string;
};
export type BatchRowListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: BatchRow[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type FailedRows = {
  /** Columns */
  columns: string[];
  /** Cells by row */
  rows: string[][];
};
export type FailedRowsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FailedRows;
};
export const {
  useListBatchesQuery,
  useLazyListBatchesQuery,
  useFetchBatchQuery,
  useLazyFetchBatchQuery,
  useCancelBatchMutation,
  useListBatchRowsQuery,
  useLazyListBatchRowsQuery,
  useFetchFailedRowsQuery,
  useLazyFetchFailedRowsQuery,
} = injectedRtkApi;
