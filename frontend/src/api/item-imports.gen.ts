import { emptyApi as api } from './empty-api';
export const addTagTypes = ['item-imports'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      previewItemImport: build.mutation<PreviewItemImportApiResponse, PreviewItemImportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/itemimports/preview`,
          method: 'POST',
          body: queryArg.previewImportDto,
        }),
        invalidatesTags: ['item-imports'],
      }),
      startItemImport: build.mutation<StartItemImportApiResponse, StartItemImportApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/itemimports`,
          method: 'POST',
          body: queryArg.startImportDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['item-imports'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as itemImportsApi };
export type PreviewItemImportApiResponse = /** status 200 Success */ ItemImportPreviewResponse;
export type PreviewItemImportApiArg = {
  previewImportDto: PreviewImportDto;
};
export type StartItemImportApiResponse = /** status 200 Success */ ItemImportResponse;
export type StartItemImportApiArg = {
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
export type ItemImportPreviewResponse = {
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
export type ItemImportResponse = {
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
export const { usePreviewItemImportMutation, useStartItemImportMutation } = injectedRtkApi;
export const startImportLimits = {
  "title": {
    "maxLength": 100
  },
  "rows": {
    "minimum": 1,
    "maximum": 10000
  }
} as const;
