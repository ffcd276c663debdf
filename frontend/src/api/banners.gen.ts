import { emptyApi as api } from './empty-api';
export const addTagTypes = ['banners'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addBanner: build.mutation<AddBannerApiResponse, AddBannerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/banner/addBanner`,
          method: 'POST',
          body: queryArg.addBannerDto,
        }),
        invalidatesTags: ['banners'],
      }),
      updateBanner: build.mutation<UpdateBannerApiResponse, UpdateBannerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/banner/updatebanner`,
          method: 'POST',
          body: queryArg.updateBannerDto,
        }),
        invalidatesTags: ['banners'],
      }),
      deleteBanner: build.mutation<DeleteBannerApiResponse, DeleteBannerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/banner/deletebanner/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['banners'],
      }),
      listBanners: build.query<ListBannersApiResponse, ListBannersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/banner/getbanner`,
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
            sort: queryArg.sort,
            country: queryArg.country,
          },
        }),
        providesTags: ['banners'],
      }),
      fetchBanner: build.query<FetchBannerApiResponse, FetchBannerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/banner/fetchbanner`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['banners'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as bannersApi };
export type AddBannerApiResponse = /** status 200 Banner added */ BannerResponse;
export type AddBannerApiArg = {
  addBannerDto: AddBannerDto;
};
export type UpdateBannerApiResponse = /** status 200 Banner updated */ BannerResponse;
export type UpdateBannerApiArg = {
  updateBannerDto: UpdateBannerDto;
};
export type DeleteBannerApiResponse = /** status 200 Banner deleted */ Envelope;
export type DeleteBannerApiArg = {
  id: string;
};
export type ListBannersApiResponse = /** status 200 Success */ BannerListResponse;
export type ListBannersApiArg = {
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
  /** A field, or -field for descending order */
  sort?: 'order' | '-order' | 'country' | '-country' | 'createdAt' | '-createdAt' | undefined;
  /** Only banners of this country */
  country?: string | undefined;
};
export type FetchBannerApiResponse = /** status 200 Success */ BannerResponse;
export type FetchBannerApiArg = {
  id: string;
};
export type Banner = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Country in which the banner is shown */
  country: string;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type BannerResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Banner;
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
export type AddBannerDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  country: string;
  /** A file: image */
  image: Blob;
};
export type UpdateBannerDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  country?: string | undefined;
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
export type BannerListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Banner[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddBannerMutation,
  useUpdateBannerMutation,
  useDeleteBannerMutation,
  useListBannersQuery,
  useLazyListBannersQuery,
  useFetchBannerQuery,
  useLazyFetchBannerQuery,
} = injectedRtkApi;
export const addBannerLimits = {
  "country": {
    "maxLength": 60
  }
} as const;
export const updateBannerLimits = {
  "country": {
    "maxLength": 60
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
