import { emptyApi as api } from './empty-api';
export const addTagTypes = ['trash'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTrashEntries: build.query<ListTrashEntriesApiResponse, ListTrashEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/trash`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['trash'],
      }),
      restoreTrashEntries: build.mutation<RestoreTrashEntriesApiResponse, RestoreTrashEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/trash/bulk`,
          method: 'POST',
          body: queryArg.restoreTrashDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            kind: queryArg.kind,
          },
        }),
        invalidatesTags: ['trash'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as trashApi };
export type ListTrashEntriesApiResponse = /** status 200 Success */ TrashEntriesResponse;
export type ListTrashEntriesApiArg = {
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'deletedAt' | '-deletedAt' | undefined;
  /** Kind of record */
  kind?: TrashedKind | undefined;
};
export type RestoreTrashEntriesApiResponse = /** status 200 Success */ BulkStartedResponse;
export type RestoreTrashEntriesApiArg = {
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Kind of record */
  kind?: TrashedKind | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  restoreTrashDto: RestoreTrashDto;
};
export type TrashedKind =
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
  | 'vips'
  | 'bd'
  | 'agencyadmin'
  | 'agency'
  | 'coin'
  | 'hostRecord';
export type TrashEntry = {
  /** Kind of record */
  kind: TrashedKind;
  /** Id of the record; for host records, of their deletion, which is restored as a whole */
  id: string;
  /** Label for staff */
  label: string;
  /** When it was deleted; it can be restored for 30 days */
  deletedAt: string;
  /** Name of the person who deleted it */
  deletedBy: string;
};
export type TrashEntriesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: TrashEntry[];
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
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type RestoreTrashDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
};
export const { useListTrashEntriesQuery, useLazyListTrashEntriesQuery, useRestoreTrashEntriesMutation } =
  injectedRtkApi;
export const restoreTrashLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  }
} as const;
