import { emptyApi as api } from './empty-api';
export const addTagTypes = ['changes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listChanges: build.query<ListChangesApiResponse, ListChangesApiArg>({
        query: (queryArg) => ({
          url: `/api/changes`,
          params: {
            kind: queryArg.kind,
            seconds: queryArg.seconds,
          },
        }),
        providesTags: ['changes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as changesApi };
export type ListChangesApiResponse = /** status 200 Success */ ChangesResponse;
export type ListChangesApiArg = {
  /** Kind of record */
  kind: ChangedKind;
  /** The changes of the last so many seconds */
  seconds: number;
};
export type AuditRole = 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin' | 'user';
export type RecentChange = {
  _id: string;
  /** Id of the changed record */
  record: string;
  /** `<kind>.<verb>` */
  action: string;
  /** Name of the actor at that time; '' for an admin whom the caller's panel does not name */
  by: string;
  /** Role of the actor */
  role: AuditRole;
  /** Whether the caller made the change */
  own: boolean;
  at: string;
};
export type ChangesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: RecentChange[];
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
export type ChangedKind =
  | 'user'
  | 'host'
  | 'withdrawal'
  | 'video'
  | 'job'
  | 'admin'
  | 'bd'
  | 'agencyadmin'
  | 'agency'
  | 'coin'
  | 'background-themes'
  | 'banners'
  | 'contents'
  | 'entry-effect-levels'
  | 'entry-effects'
  | 'frame-levels'
  | 'frames'
  | 'gifts'
  | 'levels'
  | 'live-gift-categories'
  | 'live-gifts'
  | 'plans'
  | 'songs'
  | 'tags'
  | 'themes'
  | 'user-levels'
  | 'vip-items'
  | 'vips';
export const { useListChangesQuery, useLazyListChangesQuery } = injectedRtkApi;
