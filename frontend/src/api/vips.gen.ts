import { emptyApi as api } from './empty-api';
export const addTagTypes = ['vips'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addVip: build.mutation<AddVipApiResponse, AddVipApiArg>({
        query: (queryArg) => ({ url: `/api/admin/vip/addVip`, method: 'POST', body: queryArg.addVipDto }),
        invalidatesTags: ['vips'],
      }),
      updateVip: build.mutation<UpdateVipApiResponse, UpdateVipApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/updateVip`,
          method: 'POST',
          body: queryArg.updateVipDto,
        }),
        invalidatesTags: ['vips'],
      }),
      deleteVip: build.mutation<DeleteVipApiResponse, DeleteVipApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/deleteVip/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['vips'],
      }),
      listVips: build.query<ListVipsApiResponse, ListVipsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/getVip`,
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
            priceFrom: queryArg.priceFrom,
            priceTo: queryArg.priceTo,
            levelreqFrom: queryArg.levelreqFrom,
            levelreqTo: queryArg.levelreqTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['vips'],
      }),
      fetchVip: build.query<FetchVipApiResponse, FetchVipApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/vip/fetchVip`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['vips'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as vipsApi };
export type AddVipApiResponse = /** status 200 VIP pack added */ VipResponse;
export type AddVipApiArg = {
  addVipDto: AddVipDto;
};
export type UpdateVipApiResponse = /** status 200 VIP pack updated */ VipResponse;
export type UpdateVipApiArg = {
  updateVipDto: UpdateVipDto;
};
export type DeleteVipApiResponse = /** status 200 VIP pack deleted */ Envelope;
export type DeleteVipApiArg = {
  id: string;
};
export type ListVipsApiResponse = /** status 200 Success */ VipListResponse;
export type ListVipsApiArg = {
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
  priceFrom?: number | undefined;
  /** Price in coins, at most */
  priceTo?: number | undefined;
  /** Required level, at least */
  levelreqFrom?: number | undefined;
  /** Required level, at most */
  levelreqTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?: 'title' | '-title' | 'price' | '-price' | 'valid' | '-valid' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchVipApiResponse = /** status 200 Success */ VipResponse;
export type FetchVipApiArg = {
  id: string;
};
export type Vip = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Level that a user needs */
  levelreq: number;
  /** Name of the pack */
  title: string;
  /** Price in coins */
  price: number;
  /** Validity in days; 0: for good */
  valid: number;
  /** Path below /api */
  svga: string;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type VipResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Vip;
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
export type AddVipDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Level that a user needs */
  levelreq: number;
  title: string;
  /** Price in coins */
  price: number;
  /** Validity in days; 0: for good */
  valid: number;
  /** A file: animation */
  svga: Blob;
  /** A file: image */
  image: Blob;
};
export type UpdateVipDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Level that a user needs */
  levelreq?: number | undefined;
  title?: string | undefined;
  /** Price in coins */
  price?: number | undefined;
  /** Validity in days; 0: for good */
  valid?: number | undefined;
  /** A file: animation */
  svga?: Blob | undefined;
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
export type VipListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Vip[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddVipMutation,
  useUpdateVipMutation,
  useDeleteVipMutation,
  useListVipsQuery,
  useLazyListVipsQuery,
  useFetchVipQuery,
  useLazyFetchVipQuery,
} = injectedRtkApi;
export const addVipLimits = {
  "levelreq": {
    "minimum": 0,
    "maximum": 100000
  },
  "title": {
    "maxLength": 60
  },
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "valid": {
    "minimum": 0,
    "maximum": 36500
  }
} as const;
export const updateVipLimits = {
  "levelreq": {
    "minimum": 0,
    "maximum": 100000
  },
  "title": {
    "maxLength": 60
  },
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "valid": {
    "minimum": 0,
    "maximum": 36500
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
