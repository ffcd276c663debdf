import { emptyApi as api } from './empty-api';
export const addTagTypes = ['coin-limits'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      fetchCoinLimits: build.query<FetchCoinLimitsApiResponse, FetchCoinLimitsApiArg>({
        query: () => ({ url: `/api/admin/coinlimits` }),
        providesTags: ['coin-limits'],
      }),
      setCoinLimits: build.mutation<SetCoinLimitsApiResponse, SetCoinLimitsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinlimits`,
          method: 'POST',
          body: queryArg.setCoinLimitsDto,
        }),
        invalidatesTags: ['coin-limits'],
      }),
      checkCoinLimit: build.query<CheckCoinLimitApiResponse, CheckCoinLimitApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinlimits/check`,
          params: {
            limit: queryArg.limit,
            coins: queryArg.coins,
            recipient: queryArg.recipient,
          },
        }),
        providesTags: ['coin-limits'],
      }),
      decideWaitingLimit: build.mutation<DecideWaitingLimitApiResponse, DecideWaitingLimitApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinlimits/waiting/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.decideLimitDto,
        }),
        invalidatesTags: ['coin-limits'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as coinLimitsApi };
export type FetchCoinLimitsApiResponse = /** status 200 Success */ CoinLimitsResponse;
export type FetchCoinLimitsApiArg = void;
export type SetCoinLimitsApiResponse = /** status 200 Success */ CoinLimitsResponse;
export type SetCoinLimitsApiArg = {
  setCoinLimitsDto: SetCoinLimitsDto;
};
export type CheckCoinLimitApiResponse = /** status 200 Success */ LimitCheckResponse;
export type CheckCoinLimitApiArg = {
  /** Limit that applies to the movement */
  limit: LimitName;
  /** Coins to move */
  coins: number;
  /** Account that receives the coins: the coins that it received within 24 hours count too */
  recipient?: string | undefined;
};
export type DecideWaitingLimitApiResponse = /** status 200 Success */ Envelope;
export type DecideWaitingLimitApiArg = {
  id: string;
  decideLimitDto: DecideLimitDto;
};
export type CoinLimits = {
  /** null: no limit */
  send: number | null;
  /** null: no limit */
  withdrawal: number | null;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
};
export type LimitName = 'send' | 'withdrawal';
export type WaitingLimit = {
  _id: string;
  limit: LimitName;
  /** Limit at the time of the request */
  from: number;
  /** Requested limit; null: no limit */
  to: number | null;
  /** The admin who made the request */
  askedBy: string;
  /** Whether the caller made the request */
  own: boolean;
  /** Whether the caller may confirm it; every admin may refuse it */
  mayConfirm: boolean;
  /** Why the caller may not confirm, '' if the caller may */
  obstacle: string;
  createdAt: string;
};
export type CoinLimitsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinLimits;
  waiting: WaitingLimit[];
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
export type SetCoinLimitsDto = {
  /** Coins that one admin may send alone, in one step and within 24 hours, and that all admins may so move to one recipient within 24 hours. '' for no limit; omitted: unchanged */
  send?: (number | '') | undefined;
  /** Coins that one admin may approve alone, in one step and within 24 hours, and that all admins may so move to one recipient within 24 hours. '' for no limit; omitted: unchanged */
  withdrawal?: (number | '') | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type LimitCheck = {
  /** Whether a second admin must confirm */
  waits: boolean;
  /** Coins that the caller can still move alone, to the recipient if one is named; null: no limit */
  left: number | null;
};
export type LimitCheckResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LimitCheck;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type DecideLimitDto = {
  /** true: the change takes effect; false: the limit stays */
  approve: boolean;
  /** Reason of the refusal */
  reason?: string | undefined;
};
export const {
  useFetchCoinLimitsQuery,
  useLazyFetchCoinLimitsQuery,
  useSetCoinLimitsMutation,
  useCheckCoinLimitQuery,
  useLazyCheckCoinLimitQuery,
  useDecideWaitingLimitMutation,
} = injectedRtkApi;
export const setCoinLimitsLimits = {
  "send": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "withdrawal": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const decideLimitLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
