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
            search: queryArg.search,
            around: queryArg.around,
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
  /** From 1 */
  page?: number | undefined;
  /** Records a page */
  limit?: number | undefined;
  /** Matches in any case, anywhere in the text */
  search?: string | undefined;
  /** Answers the page that holds the record of this id, with its number as `page`; when the list lacks the record, the page asked for */
  around?: string | undefined;
  /** _id of the pack */
  id: string;
  /** A field, or -field for descending */
  sort?: 'order' | '-order' | 'name' | '-name' | 'createdAt' | '-createdAt' | undefined;
};
export type AddVipItemApiResponse = /** status 200 Item added */ VipItemResponse;
export type AddVipItemApiArg = {
  addVipItemDto: AddVipItemDto;
};
export type DeleteVipItemApiResponse = /** status 200 Item deleted */ Envelope;
export type DeleteVipItemApiArg = {
  id: string;
};
export type VipItem = {
  _id: string;
  /** The pack */
  vipId: string;
  /** Name */
  name: string;
  /** The same as name */
  title: string;
  /** Path below /api, '' when there is none */
  image: string;
};
export type VipItemListResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: VipItem[];
  /** Records that match, over all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The page that is answered, when the query asked for the one `around` a record */
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
  /** What went wrong, in words for staff */
  message: string;
  /** What went wrong, for programs */
  code: ErrorCode;
  /** The fields at fault */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** Name it when you report a problem */
  requestId: string;
};
export type VipItemResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  details: VipItem;
};
export type AddVipItemDto = {
  /** _id of the pack */
  vipId: string;
  name: string;
  /** A file: image */
  image: Blob;
};
export type Envelope = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
};
export const {
  useListVipItemsQuery,
  useLazyListVipItemsQuery,
  useAddVipItemMutation,
  useDeleteVipItemMutation,
} = injectedRtkApi;
export const addVipItemLimits = {
  "name": {
    "maxLength": 60
  }
} as const;
