import { emptyApi as api } from './empty-api';
export const addTagTypes = ['waiting-owners'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listWaitingOwners: build.query<ListWaitingOwnersApiResponse, ListWaitingOwnersApiArg>({
        query: () => ({ url: `/api/admin/admins/waiting` }),
        providesTags: ['waiting-owners'],
      }),
      decideWaitingOwner: build.mutation<DecideWaitingOwnerApiResponse, DecideWaitingOwnerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/admins/waiting/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.decideOwnerDto,
        }),
        invalidatesTags: ['waiting-owners'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as waitingOwnersApi };
export type ListWaitingOwnersApiResponse = /** status 200 Success */ WaitingOwnersResponse;
export type ListWaitingOwnersApiArg = void;
export type DecideWaitingOwnerApiResponse = /** status 200 Success */ Envelope;
export type DecideWaitingOwnerApiArg = {
  id: string;
  decideOwnerDto: DecideOwnerDto;
};
export type WaitingOwner = {
  _id: string;
  /** _id of the admin to make an Owner */
  admin: string;
  /** Name of that admin */
  name: string;
  /** The Owner who made the request */
  askedBy: string;
  /** Whether the caller made the request */
  own: boolean;
  /** Whether the caller may confirm it; every Owner may refuse it */
  mayConfirm: boolean;
  /** Why the caller may not confirm, '' if the caller may */
  obstacle: string;
  createdAt: string;
};
export type WaitingOwnersResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: WaitingOwner[];
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
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type DecideOwnerDto = {
  /** true: the admin becomes an Owner; false: the rights stay */
  approve: boolean;
  /** Reason of the refusal */
  reason?: string | undefined;
};
export const { useListWaitingOwnersQuery, useLazyListWaitingOwnersQuery, useDecideWaitingOwnerMutation } =
  injectedRtkApi;
export const decideOwnerLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
