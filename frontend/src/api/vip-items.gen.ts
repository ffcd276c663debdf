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
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** _id of the pack */
  id: string;
  /** A field, or -field for descending order */
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
  /** _id of the pack */
  vipId: string;
  /** Name */
  name: string;
  /** The same as name */
  title: string;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type VipItemListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: VipItem[];
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
export type VipItemResponse = {
  success: 1;
  /** Message for staff */
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
  /** Message for staff */
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
