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
      restoreStaffAccount: build.mutation<RestoreStaffAccountApiResponse, RestoreStaffAccountApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/restore`,
          method: 'POST',
          body: queryArg.restoreStaffAccountDto,
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
      changeBds: build.mutation<ChangeBdsApiResponse, ChangeBdsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/bulk/bd`,
          method: 'POST',
          body: queryArg.bulkStaffDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            disabled: queryArg.disabled,
            everSignedIn: queryArg.everSignedIn,
          },
        }),
        invalidatesTags: ['staff-accounts'],
      }),
      changeAgencyAdmins: build.mutation<ChangeAgencyAdminsApiResponse, ChangeAgencyAdminsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/bulk/agencyadmin`,
          method: 'POST',
          body: queryArg.bulkStaffDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            disabled: queryArg.disabled,
            everSignedIn: queryArg.everSignedIn,
            bd: queryArg.bd,
          },
        }),
        invalidatesTags: ['staff-accounts'],
      }),
      changeAgencies: build.mutation<ChangeAgenciesApiResponse, ChangeAgenciesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/bulk/agency`,
          method: 'POST',
          body: queryArg.bulkStaffDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            disabled: queryArg.disabled,
            everSignedIn: queryArg.everSignedIn,
            bd: queryArg.bd,
            agencyAdmin: queryArg.agencyAdmin,
          },
        }),
        invalidatesTags: ['staff-accounts'],
      }),
      changeCoinAgencies: build.mutation<ChangeCoinAgenciesApiResponse, ChangeCoinAgenciesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffaccount/bulk/coin`,
          method: 'POST',
          body: queryArg.bulkStaffDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            disabled: queryArg.disabled,
            everSignedIn: queryArg.everSignedIn,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
          },
        }),
        invalidatesTags: ['staff-accounts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as staffAccountsApi };
export type DeleteStaffAccountApiResponse = /** status 200 Success */ DeleteStaffAccountResponse;
export type DeleteStaffAccountApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  deleteStaffAccountDto: DeleteStaffAccountDto;
};
export type RestoreStaffAccountApiResponse = /** status 200 Success */ Envelope;
export type RestoreStaffAccountApiArg = {
  restoreStaffAccountDto: RestoreStaffAccountDto;
};
export type SetStaffStatusApiResponse = /** status 200 Success */ Envelope;
export type SetStaffStatusApiArg = {
  setStaffStatusDto: SetStaffStatusDto;
};
export type ChangeBdsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type ChangeBdsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkStaffDto: BulkStaffDto;
};
export type ChangeAgencyAdminsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type ChangeAgencyAdminsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** Code of the BD */
  bd?: string | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkStaffDto: BulkStaffDto;
};
export type ChangeAgenciesApiResponse = /** status 200 Success */ BulkStartedResponse;
export type ChangeAgenciesApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** Code of the BD */
  bd?: string | undefined;
  /** Code of the agency admin */
  agencyAdmin?: string | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkStaffDto: BulkStaffDto;
};
export type ChangeCoinAgenciesApiResponse = /** status 200 Success */ BulkStartedResponse;
export type ChangeCoinAgenciesApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkStaffDto: BulkStaffDto;
};
export type DeleteStaffAccountResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the request that awaits a second admin, '' when the account is deleted */
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
export type DeleteStaffAccountDto = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
  /** Recorded in the audit log */
  reason: string;
  /** The code of the account, to confirm */
  code?: string | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type RestoreStaffAccountDto = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
};
export type SetStaffStatusDto = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
  /** true: the account cannot sign in and its sessions end; false: the account can sign in again */
  disabled: boolean;
  /** Recorded in the audit log */
  reason: string;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type StaffBulkAction = 'disable' | 'enable' | 'passwords';
export type BulkStaffDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** disable and enable need a reason; passwords: each account gets a new password */
  action: StaffBulkAction;
};
export const {
  useDeleteStaffAccountMutation,
  useRestoreStaffAccountMutation,
  useSetStaffStatusMutation,
  useChangeBdsMutation,
  useChangeAgencyAdminsMutation,
  useChangeAgenciesMutation,
  useChangeCoinAgenciesMutation,
} = injectedRtkApi;
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
export const bulkStaffLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;
