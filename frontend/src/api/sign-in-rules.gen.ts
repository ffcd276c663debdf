import { emptyApi as api } from './empty-api';
export const addTagTypes = ['sign-in-rules'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchSignInRules: build.query<FetchSignInRulesApiResponse, FetchSignInRulesApiArg>({
        query: () => ({ url: `/api/admin/signinrules` }),
        providesTags: ['sign-in-rules'],
      }),
      setSignInRules: build.mutation<SetSignInRulesApiResponse, SetSignInRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/signinrules`,
          method: 'PUT',
          body: queryArg.setSignInRulesDto,
        }),
        invalidatesTags: ['sign-in-rules'],
      }),
      previewSignInRules: build.query<PreviewSignInRulesApiResponse, PreviewSignInRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/signinrules/preview`,
          method: 'POST',
          body: queryArg.previewSignInRulesDto,
        }),
        providesTags: ['sign-in-rules'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as signInRulesApi };
export type FetchSignInRulesApiResponse = /** status 200 Success */ SignInRulesResponse;
export type FetchSignInRulesApiArg = void;
export type SetSignInRulesApiResponse = /** status 200 Sign-in rules saved */ SignInRulesResponse;
export type SetSignInRulesApiArg = {
  setSignInRulesDto: SetSignInRulesDto;
};
export type PreviewSignInRulesApiResponse = /** status 200 Success */ SignInRulesEffectResponse;
export type PreviewSignInRulesApiArg = {
  previewSignInRulesDto: PreviewSignInRulesDto;
};
export type StaffKind = 'bd' | 'agencyadmin' | 'agency' | 'coin';
export type SignInRules = {
  /** The panels whose staff must have a second factor */
  factorRoles: StaffKind[];
  /** _ids of the sets of rights whose holders must have a second factor */
  factorSets: string[];
  /** true: sensitive calls (`x-step-up`) need a recent proof in all sessions; false: in those of panels only */
  proofOfAll: boolean;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
};
export type SignInRulesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: SignInRules;
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
export type SetSignInRulesDto = {
  /** The panels whose staff must have a second factor */
  factorRoles: StaffKind[];
  /** _ids of the sets of rights whose holders must have a second factor; omitted: none */
  factorSets?: string[] | undefined;
  /** true: sensitive calls (`x-step-up`) need a recent proof in all sessions; false: in those of panels only */
  proofOfAll: boolean;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type SignInRulesEffect = {
  /** Signed-in accounts that must have a second factor and have none */
  accounts: number;
  /** Their sessions, which the change ends */
  sessions: number;
};
export type SignInRulesEffectResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: SignInRulesEffect;
};
export type PreviewSignInRulesDto = {
  /** The panels whose staff must have a second factor */
  factorRoles: StaffKind[];
  /** _ids of the sets of rights whose holders must have a second factor; omitted: none */
  factorSets?: string[] | undefined;
};
export const {
  useFetchSignInRulesQuery,
  useLazyFetchSignInRulesQuery,
  useSetSignInRulesMutation,
  usePreviewSignInRulesQuery,
  useLazyPreviewSignInRulesQuery,
} = injectedRtkApi;
export const setSignInRulesLimits = {
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
