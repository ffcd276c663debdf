import { emptyApi as api } from './empty-api';
export const addTagTypes = ['staff-accounts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      deleteStaffAccount: build.mutation<DeleteStaffAccountApiResponse, DeleteStaffAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/delete`,
          method: 'POST',
          body: queryArg.deleteStaffAccountDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['staff-accounts'],
      }),
      setStaffStatus: build.mutation<SetStaffStatusApiResponse, SetStaffStatusApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/status`,
          method: 'POST',
          body: queryArg.setStaffStatusDto,
        }),
        invalidatesTags: ['staff-accounts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as staffAccountsApi };
export type DeleteStaffAccountApiResponse = /** status 200 Success */ DeleteStaffAccountResponse;
export type DeleteStaffAccountApiArg = {
  /** A repeated call with the same key and body returns the stored response of the first call */
  'Idempotency-Key'?: string | undefined;
  deleteStaffAccountDto: DeleteStaffAccountDto;
};
export type SetStaffStatusApiResponse = /** status 200 Success */ Envelope;
export type SetStaffStatusApiArg = {
  setStaffStatusDto: SetStaffStatusDto;
};
export type DeleteStaffAccountResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** _id of the deletion that waits for a second admin, '' when the account is deleted */
  waiting: string;
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
export type StaffKind = 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type DeleteStaffAccountDto = {
  /** Kind of the account */
  kind: StaffKind;
  id: string;
  /** Kept in the audit record */
  reason: string;
  /** The code of the account, as a confirmation. A different code is rejected */
  code?: string | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type SetStaffStatusDto = {
  /** Kind of the account */
  kind: StaffKind;
  id: string;
  /** true: blocks sign-in and ends all sessions. false: allows sign-in again */
  disabled: boolean;
  /** Kept in the audit record */
  reason: string;
};
export const { useDeleteStaffAccountMutation, useSetStaffStatusMutation } = injectedRtkApi;
export const deleteStaffAccountLimits = {
  "reason": {
    "maxLength": 500
  },
  "code": {
    "maxLength": 30
  }
} as const;
export const setStaffStatusLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
