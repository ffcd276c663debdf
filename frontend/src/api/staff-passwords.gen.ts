import { emptyApi as api } from './empty-api';
export const addTagTypes = ['staff-passwords'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchStaffPasswordState: build.query<FetchStaffPasswordStateApiResponse, FetchStaffPasswordStateApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/staffpassword/state`,
            params: {
              kind: queryArg.kind,
              id: queryArg.id,
            },
          }),
          providesTags: ['staff-passwords'],
        },
      ),
      revealStaffPassword: build.mutation<RevealStaffPasswordApiResponse, RevealStaffPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffpassword/reveal`,
          method: 'POST',
          body: queryArg.revealPasswordDto,
        }),
        invalidatesTags: ['staff-passwords'],
      }),
      issueStaffPassword: build.mutation<IssueStaffPasswordApiResponse, IssueStaffPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/staffpassword/issue`,
          method: 'POST',
          body: queryArg.issueStaffPasswordDto,
        }),
        invalidatesTags: ['staff-passwords'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as staffPasswordsApi };
export type FetchStaffPasswordStateApiResponse = /** status 200 Success */ IssuedPasswordStateResponse;
export type FetchStaffPasswordStateApiArg = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
};
export type RevealStaffPasswordApiResponse = /** status 200 Success */ RevealedPasswordResponse;
export type RevealStaffPasswordApiArg = {
  revealPasswordDto: RevealPasswordDto;
};
export type IssueStaffPasswordApiResponse = /** status 200 Password issued */ Envelope;
export type IssueStaffPasswordApiArg = {
  issueStaffPasswordDto: IssueStaffPasswordDto;
};
export type IssuedPasswordState = {
  /** The issued password is still valid and can be read */
  revealable: boolean;
  /** The owner has changed the password */
  changedByOwner: boolean;
  /** The sign-in asks for a second factor */
  secondFactor: boolean;
};
export type IssuedPasswordStateResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: IssuedPasswordState;
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
export type RevealedPassword = {
  /** The issued password; '' when it can no longer be read */
  issuedPassword: string;
  /** The owner has changed the password */
  changedByOwner: boolean;
};
export type RevealedPasswordResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RevealedPassword;
};
export type RevealPasswordDto = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type IssueStaffPasswordDto = {
  /** Kind of account */
  kind: StaffKind;
  id: string;
  /** The platform admin can reveal the password until the owner changes it */
  password: string;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
};
export const {
  useFetchStaffPasswordStateQuery,
  useLazyFetchStaffPasswordStateQuery,
  useRevealStaffPasswordMutation,
  useIssueStaffPasswordMutation,
} = injectedRtkApi;
export const issueStaffPasswordLimits = {
  "password": {
    "minLength": 8,
    "maxLength": 200
  }
} as const;
