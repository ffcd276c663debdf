import { emptyApi as api } from './empty-api';
export const addTagTypes = ['vip-items'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVipItems: build.query<ListVipItemsApiResponse, ListVipItemsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/fetchVipCat`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            shown: queryArg.shown,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            id: queryArg.id,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['vip-items'],
      }),
      addVipItem: build.mutation<AddVipItemApiResponse, AddVipItemApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/addVipPack`,
          method: 'POST',
          body: queryArg.addVipItemDto,
        }),
        invalidatesTags: ['vip-items'],
      }),
      setBrings: build.mutation<SetBringsApiResponse, SetBringsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/vip/brings`, method: 'POST', body: queryArg.bringsDto }),
        invalidatesTags: ['vip-items'],
      }),
      deleteVipItem: build.mutation<DeleteVipItemApiResponse, DeleteVipItemApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/deleteVipPack/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['vip-items'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vipItemsApi };
export type ListVipItemsApiResponse = /** status 200 Success */ VipItemListResponse;
export type ListVipItemsApiArg = {
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
  /** Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record */
  around?: string | undefined;
  /** Only records that the app shows, or only hidden ones */
  shown?: boolean | undefined;
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** _id of the pack */
  id: string;
  /** A field, or -field for descending order */
  sort?: 'order' | '-order' | 'name' | '-name' | 'createdAt' | '-createdAt' | undefined;
};
export type AddVipItemApiResponse = /** status 200 Item added */ VipItemResponse;
export type AddVipItemApiArg = {
  addVipItemDto: AddVipItemDto;
};
export type SetBringsApiResponse = /** status 200 Saved */ VipItemResponse;
export type SetBringsApiArg = {
  bringsDto: BringsDto;
};
export type DeleteVipItemApiResponse = /** status 200 Item deleted */ Envelope;
export type DeleteVipItemApiArg = {
  id: string;
};
export type BroughtKind = 'entry-effects' | 'frames' | 'themes';
export type BroughtItem = {
  /** Catalogue */
  kind: BroughtKind;
  id: string;
  /** Name, for staff; '' once it is deleted */
  title?: string | undefined;
};
export type VipItem = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** _id of the pack */
  vipId: string;
  /** Name */
  name: string;
  /** The same as name */
  title: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** What the pack brings for its days. Omitted: the item is only shown */
  item?: BroughtItem | undefined;
};
export type VipItemListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: VipItem[];
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
export type VipItemResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: VipItem;
};
export type AddVipItemDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** _id of the pack */
  vipId: string;
  name: string;
  /** A file: image */
  image: Blob;
  /** Catalogue of the thing that the pack brings for its days */
  itemKind?: BroughtKind | undefined;
  /** _id of that thing; sent together with itemKind */
  itemId?: string | undefined;
};
export type BringsDto = {
  /** _id of the item of the pack */
  id: string;
  /** Catalogue of the thing that the pack brings for its days */
  itemKind?: BroughtKind | undefined;
  /** _id of that thing; sent together with itemKind */
  itemId?: string | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const {
  useListVipItemsQuery,
  useLazyListVipItemsQuery,
  useAddVipItemMutation,
  useSetBringsMutation,
  useDeleteVipItemMutation,
} = injectedRtkApi;
export const addVipItemLimits = {
  "name": {
    "maxLength": 60
  }
} as const;
