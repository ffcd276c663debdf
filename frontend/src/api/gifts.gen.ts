import { emptyApi as api } from './empty-api';
export const addTagTypes = ['gifts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addGift: build.mutation<AddGiftApiResponse, AddGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/gifts/addGifts`,
          method: 'POST',
          body: queryArg.addGiftDto,
        }),
        invalidatesTags: ['gifts'],
      }),
      updateGift: build.mutation<UpdateGiftApiResponse, UpdateGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/gifts/updategifts`,
          method: 'POST',
          body: queryArg.updateGiftDto,
        }),
        invalidatesTags: ['gifts'],
      }),
      deleteGift: build.mutation<DeleteGiftApiResponse, DeleteGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/gifts/deletegifts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['gifts'],
      }),
      listGifts: build.query<ListGiftsApiResponse, ListGiftsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/gifts/getgifts`,
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
            coinFrom: queryArg.coinFrom,
            coinTo: queryArg.coinTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['gifts'],
      }),
      fetchGift: build.query<FetchGiftApiResponse, FetchGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/gifts/fetchGift`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['gifts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as giftsApi };
export type AddGiftApiResponse = /** status 200 Gift added */ GiftResponse;
export type AddGiftApiArg = {
  addGiftDto: AddGiftDto;
};
export type UpdateGiftApiResponse = /** status 200 Gift updated */ GiftResponse;
export type UpdateGiftApiArg = {
  updateGiftDto: UpdateGiftDto;
};
export type DeleteGiftApiResponse = /** status 200 Gift deleted */ Envelope;
export type DeleteGiftApiArg = {
  id: string;
};
export type ListGiftsApiResponse = /** status 200 Success */ GiftListResponse;
export type ListGiftsApiArg = {
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
  /** Price in coins, at least */
  coinFrom?: number | undefined;
  /** Price in coins, at most */
  coinTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?: 'order' | '-order' | 'title' | '-title' | 'coin' | '-coin' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchGiftApiResponse = /** status 200 Success */ GiftResponse;
export type FetchGiftApiArg = {
  id: string;
};
export type Gift = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name of the gift */
  title: string;
  /** Price in coins */
  coin: number;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type GiftResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Gift;
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
export type AddGiftDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title: string;
  /** Price in coins */
  coin: number;
  /** A file: image */
  image: Blob;
};
export type UpdateGiftDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title?: string | undefined;
  /** Price in coins */
  coin?: number | undefined;
  /** A file: image */
  image?: Blob | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type GiftListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Gift[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddGiftMutation,
  useUpdateGiftMutation,
  useDeleteGiftMutation,
  useListGiftsQuery,
  useLazyListGiftsQuery,
  useFetchGiftQuery,
  useLazyFetchGiftQuery,
} = injectedRtkApi;
export const addGiftLimits = {
  "title": {
    "maxLength": 60
  },
  "coin": {
    "minimum": 1,
    "maximum": 1000000000
  }
} as const;
export const updateGiftLimits = {
  "title": {
    "maxLength": 60
  },
  "coin": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
