import { emptyApi as api } from './empty-api';
export const addTagTypes = ['live-gifts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addLiveGift: build.mutation<AddLiveGiftApiResponse, AddLiveGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegifts/addlivegifts`,
          method: 'POST',
          body: queryArg.addLiveGiftDto,
        }),
        invalidatesTags: ['live-gifts'],
      }),
      updateLiveGift: build.mutation<UpdateLiveGiftApiResponse, UpdateLiveGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegifts/updatelivegifts`,
          method: 'POST',
          body: queryArg.updateLiveGiftDto,
        }),
        invalidatesTags: ['live-gifts'],
      }),
      deleteLiveGift: build.mutation<DeleteLiveGiftApiResponse, DeleteLiveGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegifts/deletelivegifts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['live-gifts'],
      }),
      listLiveGifts: build.query<ListLiveGiftsApiResponse, ListLiveGiftsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegifts/getlivegifts`,
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
            category: queryArg.category,
          },
        }),
        providesTags: ['live-gifts'],
      }),
      fetchLiveGift: build.query<FetchLiveGiftApiResponse, FetchLiveGiftApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegifts/fetchlivegifts`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['live-gifts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as liveGiftsApi };
export type AddLiveGiftApiResponse = /** status 200 Gift added successfully! */ LiveGiftResponse;
export type AddLiveGiftApiArg = {
  addLiveGiftDto: AddLiveGiftDto;
};
export type UpdateLiveGiftApiResponse = /** status 200 Live gift updated */ LiveGiftResponse;
export type UpdateLiveGiftApiArg = {
  updateLiveGiftDto: UpdateLiveGiftDto;
};
export type DeleteLiveGiftApiResponse = /** status 200 Live gift deleted */ Envelope;
export type DeleteLiveGiftApiArg = {
  id: string;
};
export type ListLiveGiftsApiResponse = /** status 200 Success */ LiveGiftListResponse;
export type ListLiveGiftsApiArg = {
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
  /** Only gifts of this category */
  category?: string | undefined;
};
export type FetchLiveGiftApiResponse = /** status 200 Success */ LiveGiftResponse;
export type FetchLiveGiftApiArg = {
  id: string;
};
export type LiveGift = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name of the gift */
  title: string;
  /** Price in coins */
  coin: number;
  /** _id of a live gift category */
  category: string;
  /** The animation, path below /api */
  image: string;
  /** The still picture, path below /api */
  giftimage: string;
};
export type LiveGiftResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveGift;
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
export type AddLiveGiftDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title: string;
  /** Price in coins */
  coin: number;
  /** _id of a live gift category */
  category: string;
  /** A file: animation */
  image: Blob;
  /** A file: image */
  giftimage: Blob;
};
export type UpdateLiveGiftDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title?: string | undefined;
  /** Price in coins */
  coin?: number | undefined;
  /** _id of a live gift category */
  category?: string | undefined;
  /** A file: animation */
  image?: Blob | undefined;
  /** A file: image */
  giftimage?: Blob | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type LiveGiftListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveGift[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddLiveGiftMutation,
  useUpdateLiveGiftMutation,
  useDeleteLiveGiftMutation,
  useListLiveGiftsQuery,
  useLazyListLiveGiftsQuery,
  useFetchLiveGiftQuery,
  useLazyFetchLiveGiftQuery,
} = injectedRtkApi;
export const addLiveGiftLimits = {
  "title": {
    "maxLength": 60
  },
  "coin": {
    "minimum": 1,
    "maximum": 1000000000
  }
} as const;
export const updateLiveGiftLimits = {
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
