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
  /** Which kind of account it is */
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
  /** The issued password still holds and can be read */
  revealable: boolean;
  /** The owner chose another password since */
  changedByOwner: boolean;
};
export type IssuedPasswordStateResponse = {
  success: 1;
  /** What happened, in words for staff */
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
  /** What went wrong, in words for staff */
  message: string;
  /** What went wrong, for programs */
  code: ErrorCode;
  /** The fields at fault */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** Name it when you report a problem */
  requestId: string;
};
export type StaffKind = 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type RevealedPassword = {
  /** As it was issued; '' when nothing is kept that can be read */
  issuedPassword: string;
  /** The owner chose another password since: that is why */
  changedByOwner: boolean;
};
export type RevealedPasswordResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: RevealedPassword;
};
export type RevealPasswordDto = {
  /** Which kind of account it is */
  kind: StaffKind;
  id: string;
};
export type Envelope = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
};
export type IssueStaffPasswordDto = {
  /** Which kind of account it is */
  kind: StaffKind;
  id: string;
  /** The admin can read it until its owner changes it */
  password: string;
  /** true: the owner must choose another password at the next sign-in, before anything else */
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
