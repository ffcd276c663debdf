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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Kind of the nodes in the level */
  kind: HierarchyKind;
  /** Code of the parent; none for nodes whose parent is deleted. BDs have no parent */
  parent?: string | undefined;
};
export type SumHierarchyCoinsApiResponse = /** status 200 Success */ HierarchyCoinsResponse;
export type SumHierarchyCoinsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Code of the parent; none for nodes whose parent is deleted. BDs have no parent */
  parent?: string | undefined;
  /** Kind of the nodes in the level */
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
export type HierarchyKind = 'bd' | 'agencyadmin' | 'agency' | 'host';
export type HierarchyNode = {
  kind: HierarchyKind;
  /** Code; none for the nodes of the next kind whose parent is deleted */
  code: string;
  /** Name */
  name: string;
  _id: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Whether the account cannot sign in */
  disabled: boolean;
  /** Code of the parent, even if the parent is deleted; '' for a BD */
  parent: string;
  /** For hosts: _id of the user */
  user?: string | undefined;
  /** For hosts: '0' pending, '1' approved */
  status?: ('0' | '1') | undefined;
  /** Agency admins below the node */
  agencyAdmins: number;
  /** Agencies below the node */
  agencies: number;
  /** Approved hosts below the node */
  hosts: number;
  /** Pending host applications below the node */
  pendingHosts: number;
  /** For hosts: earnings if approved. The endpoint `coins` returns the earnings of other nodes */
  coins?: number | undefined;
};
export type HierarchyLevelResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: HierarchyNode[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
  /** Quote this id when you report a problem */
  requestId: string;
};
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
  /** Code; none for the nodes of the next kind whose parent is deleted */
  code: string;
  /** Name */
  name: string;
};
export type HierarchyHit = {
  kind: HierarchyKind;
  /** Code; none for the nodes of the next kind whose parent is deleted */
  code: string;
  /** Name */
  name: string;
  _id: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Whether the account cannot sign in */
  disabled: boolean;
  /** Nodes to open to reach the hit, from the top */
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
  /** Code */
  code: string;
  /** Name */
  name: string;
  /** Code of the previous parent */
  from: string;
  /** Name of the previous parent, '' if the parent is deleted */
  fromName: string;
};
export type MoveEffect = {
  /** Code of the new parent */
  to: string;
  /** Name of the new parent */
  toName: string;
  records: MovedRecord[];
  /** Agency admins that move */
  agencyAdmins: number;
  /** Agencies that move */
  agencies: number;
  /** Approved hosts that move */
  hosts: number;
  /** Pending host applications that move */
  pendingHosts: number;
};
export type MoveEffectResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: MoveEffect;
};
export type HierarchyMovedKind = 'agencyadmin' | 'agency';
export type MovedRecordDto = {
  id: string;
  /** Code of the parent that the caller saw */
  from: string;
};
export type MoveDto = {
  kind: HierarchyMovedKind;
  records: MovedRecordDto[];
  /** Code or _id of the new parent: a BD or an agency admin */
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
} = injectedRtkApi;
export const moveLimits = {
  "to": {
    "maxLength": 30
  }
} as const;
