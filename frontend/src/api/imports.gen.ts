import { emptyApi as api } from './empty-api';
export const addTagTypes = ['imports'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/imports`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            kind: queryArg.kind,
            state: queryArg.state,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['imports'],
      }),
      fetchImport: build.query<FetchImportApiResponse, FetchImportApiArg>({
        query: (queryArg) => ({ url: `/api/admin/imports/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['imports'],
      }),
      listImportRows: build.query<ListImportRowsApiResponse, ListImportRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/imports/${encodeURIComponent(String(queryArg.id))}/rows`,
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
        providesTags: ['imports'],
      }),
      fetchFailedRows: build.query<FetchFailedRowsApiResponse, FetchFailedRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/imports/${encodeURIComponent(String(queryArg.id))}/failed`,
        }),
        providesTags: ['imports'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as importsApi };
export type ListImportsApiResponse = /** status 200 Success */ ImportListResponse;
export type ListImportsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: TIME_ZONE */
  timeZone?: string | undefined;
  /** Day of the import: first day */
  createdFrom?: string | undefined;
  /** Day of the import: last day */
  createdTo?: string | undefined;
  /** Kind of import */
  kind?: string | undefined;
  /** Omitted: all */
  state?: ImportState | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
};
export type FetchImportApiResponse = /** status 200 Success */ ImportRunResponse;
export type FetchImportApiArg = {
  id: string;
};
export type ListImportRowsApiResponse = /** status 200 Success */ ImportRowListResponse;
export type ListImportRowsApiArg = {
  id: string;
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: TIME_ZONE */
  timeZone?: string | undefined;
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Omitted: all */
  state?: ImportRowState | undefined;
  /** A field, or -field for descending order */
  sort?: 'row' | '-row' | undefined;
};
export type FetchFailedRowsApiResponse = /** status 200 Success */ FailedRowsResponse;
export type FetchFailedRowsApiArg = {
  id: string;
};
export type ImportState = 'asked' | 'refused' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type Import = {
  _id: string;
  /** Kind of import */
  kind: string;
  /** Title for staff */
  title: string;
  /** asked: awaits a second admin; otherwise the state of its job */
  state: ImportState;
  /** true: the job stops after the current portion */
  cancelAsked: boolean;
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
  /** Reason of a refusal, '' without one */
  reason: string;
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
export type ImportListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Import[];
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
export type ExportFormat = 'csv' | 'xlsx';
export type ImportRunResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Import;
};
export type ImportRowState = 'waiting' | 'done' | 'failed';
export type ImportRow = {
  _id: string;
  /** Row of the spreadsheet */
  row: number;
  state: ImportRowState;
  /** Username, code or name of the record */
  label: string;
  /** Note, email address or agency */
  detail: string;
  /** Coins of the row */
  coins: number | null;
  /** Id of the entry, account or application that the row made, '' */
  made: string;
  /** Why the row failed, '' otherwise */
  reason: string;
};
export type ImportRowListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ImportRow[];
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
  useListImportsQuery,
  useLazyListImportsQuery,
  useFetchImportQuery,
  useLazyFetchImportQuery,
  useListImportRowsQuery,
  useLazyListImportRowsQuery,
  useFetchFailedRowsQuery,
  useLazyFetchFailedRowsQuery,
} = injectedRtkApi;
