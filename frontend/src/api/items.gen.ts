import { emptyApi as api } from './empty-api';
export const addTagTypes = ['items'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUserItems: build.query<ListUserItemsApiResponse, ListUserItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/user`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            from: queryArg['from'],
            to: queryArg.to,
            id: queryArg.id,
            sort: queryArg.sort,
            kind: queryArg.kind,
            source: queryArg.source,
          },
        }),
        providesTags: ['items'],
      }),
      countItemSales: build.query<CountItemSalesApiResponse, CountItemSalesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/sales`,
          params: {
            kind: queryArg.kind,
            ids: queryArg.ids,
          },
        }),
        providesTags: ['items'],
      }),
      grantItem: build.mutation<GrantItemApiResponse, GrantItemApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/grant`,
          method: 'POST',
          body: queryArg.grantItemDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['items'],
      }),
      revokeItem: build.mutation<RevokeItemApiResponse, RevokeItemApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/revoke`,
          method: 'POST',
          body: queryArg.revokeItemDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['items'],
      }),
      restoreItem: build.mutation<RestoreItemApiResponse, RestoreItemApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/restore`,
          method: 'POST',
          body: queryArg.restoreItemDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['items'],
      }),
      grantItems: build.mutation<GrantItemsApiResponse, GrantItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/bulk`,
          method: 'POST',
          body: queryArg.bulkGrantDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            active: queryArg.active,
            banned: queryArg.banned,
            deviceBanned: queryArg.deviceBanned,
            host: queryArg.host,
            tag: queryArg.tag,
            level: queryArg.level,
          },
        }),
        invalidatesTags: ['items'],
      }),
      revokeItems: build.mutation<RevokeItemsApiResponse, RevokeItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/items/bulk/revoke`,
          method: 'POST',
          body: queryArg.bulkRevokeDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            active: queryArg.active,
            banned: queryArg.banned,
            deviceBanned: queryArg.deviceBanned,
            host: queryArg.host,
            tag: queryArg.tag,
            level: queryArg.level,
          },
        }),
        invalidatesTags: ['items'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as itemsApi };
export type ListUserItemsApiResponse = /** status 200 Success */ UserItemListResponse;
export type ListUserItemsApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** _id of the user */
  id: string;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
  /** Omitted: all */
  kind?: OwnedKind | undefined;
  /** How the user got it. Omitted: all */
  source?: ItemSource | undefined;
};
export type CountItemSalesApiResponse = /** status 200 Success */ ItemSalesResponse;
export type CountItemSalesApiArg = {
  /** Catalogue of the item */
  kind: SoldKind;
  /** _ids of records of this catalogue */
  ids: string[];
};
export type GrantItemApiResponse = /** status 200 Success */ ItemGrantedResponse;
export type GrantItemApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  grantItemDto: GrantItemDto;
};
export type RevokeItemApiResponse = /** status 200 Success */ Envelope;
export type RevokeItemApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  revokeItemDto: RevokeItemDto;
};
export type RestoreItemApiResponse = /** status 200 Success */ Envelope;
export type RestoreItemApiArg = {
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  restoreItemDto: RestoreItemDto;
};
export type GrantItemsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type GrantItemsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** Whether the account is active; omitted: all */
  active?: boolean | undefined;
  /** Whether the user is banned; omitted: all */
  banned?: boolean | undefined;
  /** Whether the user's devices are banned; omitted: all */
  deviceBanned?: boolean | undefined;
  /** Whether the user is an approved host; omitted: all */
  host?: boolean | undefined;
  /** _id of the official tag of the users */
  tag?: string | undefined;
  /** Level of the users */
  level?: number | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkGrantDto: BulkGrantDto;
};
export type RevokeItemsApiResponse = /** status 200 Success */ BulkStartedResponse;
export type RevokeItemsApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** Whether the account is active; omitted: all */
  active?: boolean | undefined;
  /** Whether the user is banned; omitted: all */
  banned?: boolean | undefined;
  /** Whether the user's devices are banned; omitted: all */
  deviceBanned?: boolean | undefined;
  /** Whether the user is an approved host; omitted: all */
  host?: boolean | undefined;
  /** _id of the official tag of the users */
  tag?: string | undefined;
  /** Level of the users */
  level?: number | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkRevokeDto: BulkRevokeDto;
};
export type OwnedKind =
  'entry-effects' | 'frames' | 'themes' | 'vips' | 'entry-effect-levels' | 'frame-levels';
export type ItemState = 'coming' | 'running' | 'ended' | 'revoked';
export type ItemSource = 'purchase' | 'grant' | 'level' | 'vip';
export type UserItem = {
  _id: string;
  /** Catalogue of the item */
  kind: OwnedKind;
  /** _id of the record in its catalogue */
  item: string;
  /** Name at that time */
  title: string;
  /** coming: begins when an earlier one of the same item ends */
  state: ItemState;
  /** purchase: bought; grant: given by staff; level: came with a level; vip: brought by a VIP pack */
  source: ItemSource;
  /** When it begins */
  from: string;
  /** When it ends; omitted: the user has it for good */
  until?: string | undefined;
  /** Coins that the user paid */
  price: number;
  /** Who granted it; '' otherwise */
  by: string;
  /** Why it was granted or revoked; '' */
  reason: string;
  /** Who revoked it; '' */
  revokedBy: string;
  /** Whether its coins returned to the user when it was revoked */
  refunded: boolean;
  /** When the user got it */
  createdAt: string;
};
export type UserItemListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserItem[];
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
export type ItemSales = {
  /** _id of the record in its catalogue */
  id: string;
  /** Users who own it now or later; at most 10,000 */
  owners: number;
  /** Times that users bought it; at most 10,000 */
  sold: number;
};
export type ItemSalesResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ItemSales[];
};
export type SoldKind = 'entry-effects' | 'frames' | 'themes' | 'vips';
export type ItemGrantedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** _id of what the user has now */
  id: string;
};
export type GrantItemDto = {
  /** _id of the user */
  user: string;
  /** Catalogue of the item */
  kind: SoldKind;
  /** _id of the frame, entry effect, theme or VIP pack */
  id: string;
  /** 0: for good; omitted: as long as a purchase lasts */
  days?: number | undefined;
  /** Why, for the audit log */
  reason: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type RevokeItemDto = {
  /** _id of what the user has */
  id: string;
  /** Why, for the audit log */
  reason: string;
  /** true: the coins of the purchase return to the user */
  refund?: boolean | undefined;
};
export type RestoreItemDto = {
  /** _id of what was revoked */
  id: string;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type BulkGrantDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** Catalogue of the item */
  kind: SoldKind;
  /** _id of the frame, entry effect, theme or VIP pack */
  item: string;
  /** 0: for good; omitted: as long as a purchase lasts */
  days?: number | undefined;
};
export type BulkRevokeDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** Catalogue of the item */
  kind: SoldKind;
  /** _id of the frame, entry effect, theme or VIP pack */
  item: string;
};
export const {
  useListUserItemsQuery,
  useLazyListUserItemsQuery,
  useCountItemSalesQuery,
  useLazyCountItemSalesQuery,
  useGrantItemMutation,
  useRevokeItemMutation,
  useRestoreItemMutation,
  useGrantItemsMutation,
  useRevokeItemsMutation,
} = injectedRtkApi;
export const grantItemLimits = {
  "days": {
    "minimum": 0,
    "maximum": 36500
  },
  "reason": {
    "maxLength": 500
  }
} as const;
export const revokeItemLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const bulkGrantLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  },
  "days": {
    "minimum": 0,
    "maximum": 36500
  }
} as const;
export const bulkRevokeLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;
