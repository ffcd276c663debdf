import { emptyApi as api } from './empty-api';
export const addTagTypes = ['hierarchy'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listHierarchyLevel: build.query<ListHierarchyLevelApiResponse, ListHierarchyLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/level`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            kind: queryArg.kind,
            parent: queryArg.parent,
          },
        }),
        providesTags: ['hierarchy'],
      }),
      sumHierarchyCoins: build.query<SumHierarchyCoinsApiResponse, SumHierarchyCoinsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/coins`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            parent: queryArg.parent,
            kind: queryArg.kind,
          },
        }),
        providesTags: ['hierarchy'],
      }),
      fetchHierarchyNode: build.query<FetchHierarchyNodeApiResponse, FetchHierarchyNodeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/node`,
          params: {
            kind: queryArg.kind,
            id: queryArg.id,
          },
        }),
        providesTags: ['hierarchy'],
      }),
      countUnattached: build.query<CountUnattachedApiResponse, CountUnattachedApiArg>({
        query: () => ({ url: `/api/admin/hierarchy/unattached` }),
        providesTags: ['hierarchy'],
      }),
      searchHierarchy: build.query<SearchHierarchyApiResponse, SearchHierarchyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/search`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['hierarchy'],
      }),
      previewMove: build.query<PreviewMoveApiResponse, PreviewMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/preview`,
          method: 'POST',
          body: queryArg.moveDto,
        }),
        providesTags: ['hierarchy'],
      }),
      moveInHierarchy: build.mutation<MoveInHierarchyApiResponse, MoveInHierarchyApiArg>({
        query: (queryArg) => ({ url: `/api/admin/hierarchy/move`, method: 'POST', body: queryArg.moveDto }),
        invalidatesTags: ['hierarchy'],
      }),
      previewHostsMove: build.query<PreviewHostsMoveApiResponse, PreviewHostsMoveApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/previewhosts`,
          method: 'POST',
          body: queryArg.moveHostsDto,
        }),
        providesTags: ['hierarchy'],
      }),
      moveHostsOfAgency: build.mutation<MoveHostsOfAgencyApiResponse, MoveHostsOfAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/hierarchy/movehosts`,
          method: 'POST',
          body: queryArg.moveHostsDto,
        }),
        invalidatesTags: ['hierarchy'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hierarchyApi };
export type ListHierarchyLevelApiResponse = /** status 200 Success */ HierarchyLevelResponse;
export type ListHierarchyLevelApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** For staff: streams all matching records as a file instead of one page */
  format?: ExportFormat | undefined;
  /** Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields */
  columns?: string | undefined;
  /** Time zone of the times in the file; omitted: that of the installation */
  timeZone?: string | undefined;
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Kind of the nodes */
  kind: HierarchyKind;
  /** Code of the parent; none: nodes without an existing parent. BDs have no parent */
  parent?: string | undefined;
};
export type SumHierarchyCoinsApiResponse = /** status 200 Success */ HierarchyCoinsResponse;
export type SumHierarchyCoinsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** Code of the parent; none: nodes without an existing parent. BDs have no parent */
  parent?: string | undefined;
  /** Kind of the nodes */
  kind: HierarchyStaffKind;
};
export type FetchHierarchyNodeApiResponse = /** status 200 Success */ HierarchyNodeResponse;
export type FetchHierarchyNodeApiArg = {
  kind: HierarchyStaffKind;
  id: string;
};
export type CountUnattachedApiResponse = /** status 200 Success */ UnattachedResponse;
export type CountUnattachedApiArg = void;
export type SearchHierarchyApiResponse = /** status 200 Success */ HierarchyHitsResponse;
export type SearchHierarchyApiArg = {
  /** Part of a name or code */
  search: string;
};
export type PreviewMoveApiResponse = /** status 200 Success */ MoveEffectResponse;
export type PreviewMoveApiArg = {
  moveDto: MoveDto;
};
export type MoveInHierarchyApiResponse = /** status 200 Moved */ MoveEffectResponse;
export type MoveInHierarchyApiArg = {
  moveDto: MoveDto;
};
export type PreviewHostsMoveApiResponse = /** status 200 Success */ HostsMoveEffectResponse;
export type PreviewHostsMoveApiArg = {
  moveHostsDto: MoveHostsDto;
};
export type MoveHostsOfAgencyApiResponse = /** status 200 Moved */ HostsMoveEffectResponse;
export type MoveHostsOfAgencyApiArg = {
  moveHostsDto: MoveHostsDto;
};
export type HierarchyKind = 'bd' | 'agencyadmin' | 'agency' | 'host';
export type HierarchyNode = {
  kind: HierarchyKind;
  /** Code; none: nodes of the next kind without an existing parent */
  code: string;
  /** Name */
  name: string;
  _id: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Whether the account cannot sign in */
  disabled: boolean;
  /** Code of the parent, also when deleted; '' for a BD */
  parent: string;
  /** _id of the user of a host */
  user?: string | undefined;
  /** Of a host: '0' pending, '1' approved */
  status?: ('0' | '1') | undefined;
  /** Agency admins below the node */
  agencyAdmins: number;
  /** Agencies below the node */
  agencies: number;
  /** Approved hosts below the node */
  hosts: number;
  /** Pending host applications below the node */
  pendingHosts: number;
  /** Earnings of an approved host; the call `coins` returns the earnings of other nodes */
  coins?: number | undefined;
};
export type HierarchyLevelResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HierarchyNode[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
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
export type ExportFormat = 'csv' | 'xlsx';
export type HierarchyCoins = {
  _id: string;
  /** Earnings */
  coins: number;
};
export type HierarchyCoinsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HierarchyCoins[];
};
export type HierarchyStaffKind = 'bd' | 'agencyadmin' | 'agency';
export type HierarchyNodeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HierarchyNode;
};
export type Unattached = {
  /** Agency admins without a BD */
  agencyAdmins: number;
  /** Agencies without an agency admin */
  agencies: number;
  /** Hosts, approved and pending, without an agency */
  hosts: number;
};
export type UnattachedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Unattached;
};
export type HierarchyStep = {
  kind: HierarchyKind;
  /** Code; none: nodes of the next kind without an existing parent */
  code: string;
  /** Name */
  name: string;
};
export type HierarchyHit = {
  kind: HierarchyKind;
  /** Code; none: nodes of the next kind without an existing parent */
  code: string;
  /** Name */
  name: string;
  _id: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Whether the account cannot sign in */
  disabled: boolean;
  /** Path to the node, from the top */
  path: HierarchyStep[];
};
export type HierarchyHitsResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HierarchyHit[];
};
export type MovedRecord = {
  _id: string;
  /** Code; of a host its username */
  code: string;
  /** Name */
  name: string;
  /** Code of its parent before */
  from: string;
  /** Name of its parent before, '' when that parent no longer exists */
  fromName: string;
};
export type MoveEffect = {
  /** Code of the new parent */
  to: string;
  /** Name of the new parent */
  toName: string;
  records: MovedRecord[];
  /** Number of moved agency admins */
  agencyAdmins: number;
  /** Number of moved agencies */
  agencies: number;
  /** Number of moved approved hosts */
  hosts: number;
  /** Number of moved pending host applications */
  pendingHosts: number;
};
export type MoveEffectResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: MoveEffect;
};
export type HierarchyMovedKind = 'agencyadmin' | 'agency' | 'host';
export type MovedRecordDto = {
  id: string;
  /** Code of the parent that the caller saw */
  from: string;
};
export type MoveDto = {
  kind: HierarchyMovedKind;
  records: MovedRecordDto[];
  /** Code or _id of the new parent: a BD, an agency admin or an agency */
  to: string;
};
export type HostsMoveEffect = {
  /** Code of the agency */
  from: string;
  /** Name of the agency */
  fromName: string;
  /** Code of the new agency */
  to: string;
  /** Name of the new agency */
  toName: string;
  /** Number of approved hosts */
  hosts: number;
  /** Number of pending host applications */
  pendingHosts: number;
  /** Number of rejected host applications */
  rejectedHosts: number;
};
export type HostsMoveEffectResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HostsMoveEffect;
};
export type MoveHostsDto = {
  /** Code or _id of the agency, which may be deleted */
  from: string;
  /** Code or _id of the new agency */
  to: string;
};
export const {
  useListHierarchyLevelQuery,
  useLazyListHierarchyLevelQuery,
  useSumHierarchyCoinsQuery,
  useLazySumHierarchyCoinsQuery,
  useFetchHierarchyNodeQuery,
  useLazyFetchHierarchyNodeQuery,
  useCountUnattachedQuery,
  useLazyCountUnattachedQuery,
  useSearchHierarchyQuery,
  useLazySearchHierarchyQuery,
  usePreviewMoveQuery,
  useLazyPreviewMoveQuery,
  useMoveInHierarchyMutation,
  usePreviewHostsMoveQuery,
  useLazyPreviewHostsMoveQuery,
  useMoveHostsOfAgencyMutation,
} = injectedRtkApi;
export const moveLimits = {
  "to": {
    "maxLength": 30
  }
} as const;
export const movedRecordLimits = {
  "from": {
    "maxLength": 30
  }
} as const;
export const moveHostsLimits = {
  "from": {
    "maxLength": 30
  },
  "to": {
    "maxLength": 30
  }
} as const;
