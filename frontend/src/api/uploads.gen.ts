import { emptyApi as api } from './empty-api';
export const addTagTypes = ['uploads'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUploads: build.query<ListUploadsApiResponse, ListUploadsApiArg>({
        query: () => ({ url: `/api/admin/uploads` }),
        providesTags: ['uploads'],
      }),
      startUpload: build.mutation<StartUploadApiResponse, StartUploadApiArg>({
        query: (queryArg) => ({ url: `/api/admin/uploads`, method: 'POST', body: queryArg.startUploadDto }),
        invalidatesTags: ['uploads'],
      }),
      fetchUpload: build.query<FetchUploadApiResponse, FetchUploadApiArg>({
        query: (queryArg) => ({ url: `/api/admin/uploads/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['uploads'],
      }),
      addUploadPart: build.mutation<AddUploadPartApiResponse, AddUploadPartApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/uploads/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.addUploadPartDto,
        }),
        invalidatesTags: ['uploads'],
      }),
      deleteUpload: build.mutation<DeleteUploadApiResponse, DeleteUploadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/uploads/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['uploads'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as uploadsApi };
export type ListUploadsApiResponse = /** status 200 Success */ UploadsResponse;
export type ListUploadsApiArg = void;
export type StartUploadApiResponse = /** status 200 Success */ UploadResponse;
export type StartUploadApiArg = {
  startUploadDto: StartUploadDto;
};
export type FetchUploadApiResponse = /** status 200 Success */ UploadResponse;
export type FetchUploadApiArg = {
  id: string;
};
export type AddUploadPartApiResponse = /** status 200 Success */ UploadResponse;
export type AddUploadPartApiArg = {
  id: string;
  addUploadPartDto: AddUploadPartDto;
};
export type DeleteUploadApiResponse = /** status 200 Success */ Envelope;
export type DeleteUploadApiArg = {
  id: string;
};
export type Upload = {
  _id: string;
  /** What the file is for */
  purpose: string;
  /** Name of the file */
  name: string;
  /** Bytes of the file */
  size: number;
  /** SHA-256 of the first and the last MB of the file */
  fingerprint: string;
  /** Bytes that have arrived: the offset of the next part */
  received: number;
  /** When the upload is removed, unless another part arrives */
  expiresAt: string;
};
export type UploadsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Upload[];
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
export type UploadResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Upload;
};
export type StartUploadDto = {
  /** What the file is for */
  purpose: string;
  /** Name of the file */
  name: string;
  /** Bytes of the file */
  size: number;
  /** SHA-256 of the first MB followed by the last MB of the file, as hexadecimal */
  fingerprint: string;
};
export type AddUploadPartDto = {
  /** Position of the first byte of the part */
  offset: number;
  /** A file: part */
  part: Blob;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const {
  useListUploadsQuery,
  useLazyListUploadsQuery,
  useStartUploadMutation,
  useFetchUploadQuery,
  useLazyFetchUploadQuery,
  useAddUploadPartMutation,
  useDeleteUploadMutation,
} = injectedRtkApi;
export const startUploadLimits = {
  "purpose": {
    "maxLength": 60
  },
  "name": {
    "maxLength": 200
  },
  "size": {
    "minimum": 1,
    "maximum": 1099511627776
  }
} as const;
export const addUploadPartLimits = {
  "offset": {
    "minimum": 0,
    "maximum": 524288000
  }
} as const;
