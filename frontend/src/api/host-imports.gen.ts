import { emptyApi as api } from './empty-api';
export const addTagTypes = ['host-imports'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      previewHostImport: build.mutation<PreviewHostImportApiResponse, PreviewHostImportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hostimports/preview`,
          method: 'POST',
          body: queryArg.previewImportDto,
        }),
        invalidatesTags: ['host-imports'],
      }),
      startHostImport: build.mutation<StartHostImportApiResponse, StartHostImportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hostimports`,
          method: 'POST',
          body: queryArg.startImportDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['host-imports'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hostImportsApi };
export type PreviewHostImportApiResponse = /** status 200 Success */ HostImportPreviewResponse;
export type PreviewHostImportApiArg = {
  previewImportDto: PreviewImportDto;
};
export type StartHostImportApiResponse = /** status 200 Success */ HostImportResponse;
export type StartHostImportApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  startImportDto: StartImportDto;
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
export type HostImportPreviewResponse = {
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
export type HostImportResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the import */
  import: string;
};
export type StartImportDto = {
  /** Title for staff */
  title: string;
  /** A file: table */
  file: Blob;
  /** Number of rows of the preview */
  rows: number;
};
export const { usePreviewHostImportMutation, useStartHostImportMutation } = injectedRtkApi;
export const startImportLimits = {
  "title": {
    "maxLength": 100
  },
  "rows": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;
