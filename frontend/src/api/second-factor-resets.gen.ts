import { emptyApi as api } from './empty-api';
export const addTagTypes = ['second-factor-resets'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      resetAdminMfa: build.mutation<ResetAdminMfaApiResponse, ResetAdminMfaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/${encodeURIComponent(String(queryArg.id))}/mfa/reset`,
          method: 'POST',
        }),
        invalidatesTags: ['second-factor-resets'],
      }),
      resetStaffMfa: build.mutation<ResetStaffMfaApiResponse, ResetStaffMfaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/mfa/reset`,
          method: 'POST',
          body: queryArg.resetStaffMfaDto,
        }),
        invalidatesTags: ['second-factor-resets'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as secondFactorResetsApi };
export type ResetAdminMfaApiResponse = /** status 200 Second factor reset */ Envelope;
export type ResetAdminMfaApiArg = {
  id: string;
};
export type ResetStaffMfaApiResponse = /** status 200 Second factor reset */ Envelope;
export type ResetStaffMfaApiArg = {
  resetStaffMfaDto: ResetStaffMfaDto;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
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
export type StaffKind = 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type ResetStaffMfaDto = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
};
export const { useResetAdminMfaMutation, useResetStaffMfaMutation } = injectedRtkApi;
