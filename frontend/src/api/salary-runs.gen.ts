import { emptyApi as api } from './empty-api';
export const addTagTypes = ['salary-runs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      previewSalaryRun: build.mutation<PreviewSalaryRunApiResponse, PreviewSalaryRunApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/salaryruns/preview`,
          method: 'POST',
          body: queryArg.previewImportDto,
        }),
        invalidatesTags: ['salary-runs'],
      }),
      startSalaryRun: build.mutation<StartSalaryRunApiResponse, StartSalaryRunApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/salaryruns`,
          method: 'POST',
          body: queryArg.startSalaryRunDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['salary-runs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as salaryRunsApi };
export type PreviewSalaryRunApiResponse = /** status 200 Success */ SalaryRunPreviewResponse;
export type PreviewSalaryRunApiArg = {
  previewImportDto: PreviewImportDto;
};
export type StartSalaryRunApiResponse = /** status 200 Success */ SalaryRunResponse;
export type StartSalaryRunApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  startSalaryRunDto: StartSalaryRunDto;
};
export type ImportFault = {
  /** Invalid column or field, '' for the row as a whole */
  field: string;
  /** What is wrong with it */
  message: string;
};
export type PreviewedRow = {
  /** Row of the spreadsheet, from 1 */
  row: number;
  /** The record that was found, or the name of a new one */
  label: string;
  /** Note, email address or agency of the row */
  detail: string;
  /** Coins of the row; null without coins */
  coins: number | null;
  errors: ImportFault[];
};
export type ImportPreview = {
  /** Number of rows */
  total: number;
  /** Number of rows with errors; the import starts only at 0 */
  faulty: number;
  /** Coins of all rows, 0 without coins */
  coins: number;
  /** Whether a second admin must approve the import */
  waits: boolean;
  rows: PreviewedRow[];
};
export type SalaryRunPreviewResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ImportPreview;
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
export type PreviewImportDto = {
  /** A file: table */
  file: Blob;
};
export type SalaryRunResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the import */
  import: string;
  /** Id of the request that awaits a second admin, '' when the run has started */
  waiting: string;
};
export type StartSalaryRunDto = {
  /** Title for staff */
  title: string;
  /** A file: table */
  file: Blob;
  /** Number of rows of the preview */
  rows: number;
  /** Sum of the preview */
  coins: number;
};
export const { usePreviewSalaryRunMutation, useStartSalaryRunMutation } = injectedRtkApi;
export const startSalaryRunLimits = {
  "title": {
    "maxLength": 100
  },
  "rows": {
    "minimum": 1,
    "maximum": 10000
  },
  "coins": {
    "minimum": 1,
    "maximum": 10000000000000
  }
} as const;
