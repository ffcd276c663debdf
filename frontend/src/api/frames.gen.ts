import { emptyApi as api } from './empty-api';
export const addTagTypes = ['frames'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addFrame: build.mutation<AddFrameApiResponse, AddFrameApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/addframes`,
          method: 'POST',
          body: queryArg.addEffectDto,
        }),
        invalidatesTags: ['frames'],
      }),
      updateFrame: build.mutation<UpdateFrameApiResponse, UpdateFrameApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/updateframes`,
          method: 'POST',
          body: queryArg.updateEffectDto,
        }),
        invalidatesTags: ['frames'],
      }),
      deleteFrame: build.mutation<DeleteFrameApiResponse, DeleteFrameApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/deleteframes/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['frames'],
      }),
      listFrames: build.query<ListFramesApiResponse, ListFramesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/getframes`,
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
            sort: queryArg.sort,
            type: queryArg['type'],
          },
        }),
        providesTags: ['frames'],
      }),
      listFramesForAdmin: build.query<ListFramesForAdminApiResponse, ListFramesForAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/getframesadmin`,
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
            sort: queryArg.sort,
            type: queryArg['type'],
          },
        }),
        providesTags: ['frames'],
      }),
      fetchFrame: build.query<FetchFrameApiResponse, FetchFrameApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/fetchframes`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['frames'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as framesApi };
export type AddFrameApiResponse = /** status 200 Frame added */ FrameChangeResponse;
export type AddFrameApiArg = {
  addEffectDto: AddEffectDto;
};
export type UpdateFrameApiResponse = /** status 200 Frame updated */ FrameChangeResponse;
export type UpdateFrameApiArg = {
  updateEffectDto: UpdateEffectDto;
};
export type DeleteFrameApiResponse = /** status 200 Frame deleted */ FrameDeleteResponse;
export type DeleteFrameApiArg = {
  id: string;
};
export type ListFramesApiResponse = /** status 200 Success */ FrameListResponse;
export type ListFramesApiArg = {
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
  /** A field, or -field for descending order */
  sort?:
    | 'title'
    | '-title'
    | 'type'
    | '-type'
    | 'price'
    | '-price'
    | 'valid'
    | '-valid'
    | 'createdAt'
    | '-createdAt' | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type?: EffectType | undefined;
};
export type ListFramesForAdminApiResponse = /** status 200 Success */ FrameListResponse;
export type ListFramesForAdminApiArg = {
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
  /** A field, or -field for descending order */
  sort?:
    | 'title'
    | '-title'
    | 'type'
    | '-type'
    | 'price'
    | '-price'
    | 'valid'
    | '-valid'
    | 'createdAt'
    | '-createdAt' | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type?: EffectType | undefined;
};
export type FetchFrameApiResponse = /** status 200 Success */ FrameResponse;
export type FetchFrameApiArg = {
  id: string;
};
export type EffectType = 'ADMIN' | 'PURCHASED';
export type Effect = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name */
  title: string;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type: EffectType;
  /** Price in coins */
  price: number;
  /** Duration in days; 0: for good */
  valid: number;
  /** The animation, path below /api */
  svga: string;
  /** The still picture, as an absolute URL */
  thumbnail: string;
};
export type FrameChangeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect;
  /** Same as success; the spelling is part of the wire format */
  succes: 1;
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
export type AddEffectDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type: EffectType;
  title: string;
  /** Price in coins */
  price: number;
  /** Duration in days; 0: for good */
  valid: number;
  /** A file: animation */
  svga: Blob;
  /** A file: image */
  thumbnail: Blob;
};
export type UpdateEffectDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** ADMIN: given by staff; PURCHASED: bought by users */
  type?: EffectType | undefined;
  title?: string | undefined;
  /** Price in coins */
  price?: number | undefined;
  /** Duration in days; 0: for good */
  valid?: number | undefined;
  /** A file: animation */
  svga?: Blob | undefined;
  /** A file: image */
  thumbnail?: Blob | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type FrameDeleteResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Same as success; the spelling is part of the wire format */
  succes: 1;
};
export type FrameListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type FrameResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Effect;
};
export const {
  useAddFrameMutation,
  useUpdateFrameMutation,
  useDeleteFrameMutation,
  useListFramesQuery,
  useLazyListFramesQuery,
  useListFramesForAdminQuery,
  useLazyListFramesForAdminQuery,
  useFetchFrameQuery,
  useLazyFetchFrameQuery,
} = injectedRtkApi;
export const addEffectLimits = {
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
export const updateEffectLimits = {
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
