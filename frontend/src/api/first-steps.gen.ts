import { emptyApi as api } from './empty-api';
export const addTagTypes = ['first-steps'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchFirstSteps: build.query<FetchFirstStepsApiResponse, FetchFirstStepsApiArg>({
        query: () => ({ url: `/api/admin/first-steps` }),
        providesTags: ['first-steps'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as firstStepsApi };
export type FetchFirstStepsApiResponse = /** status 200 Success */ FirstStepsResponse;
export type FetchFirstStepsApiArg = void;
export type KeysOfServices = {
  /** Agora: live streams */
  agora: boolean;
  /** Google: sign-in with Google */
  google: boolean;
  /** Fast2SMS: codes by SMS */
  fast2sms: boolean;
  /** Sightengine: scores of videos */
  sightEngine: boolean;
  /** Stripe: purchases of coins */
  stripe: boolean;
};
export type FirstSteps = {
  /** The caller is called by a name of their own */
  ownName: boolean;
  /** The caller has a second factor */
  secondFactor: boolean;
  /** A second admin can sign in */
  secondAdmin: boolean;
  /** TIME_ZONE or an Owner has chosen the time zone */
  timeZone: boolean;
  /** At least one key of an external service is set */
  secretKeys: boolean;
  /** A level exists */
  levels: boolean;
  /** A live gift category exists */
  giftCategories: boolean;
  /** A gift or live gift exists */
  gifts: boolean;
  /** A BD exists */
  bds: boolean;
  /** An agency admin exists */
  agencyAdmins: boolean;
  /** An agency exists */
  agencies: boolean;
  /** A coin agency exists */
  coinAgencies: boolean;
  /** The keys of external services, by what they are needed for */
  keys: KeysOfServices;
};
export type FirstStepsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FirstSteps;
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
export const { useFetchFirstStepsQuery, useLazyFetchFirstStepsQuery } = injectedRtkApi;
