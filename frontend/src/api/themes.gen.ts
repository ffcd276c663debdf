import { emptyApi as api } from './empty-api';
export const addTagTypes = ['themes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addTheme: build.mutation<AddThemeApiResponse, AddThemeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/addwallpaper`,
          method: 'POST',
          body: queryArg.addThemeDto,
        }),
        invalidatesTags: ['themes'],
      }),
      updateTheme: build.mutation<UpdateThemeApiResponse, UpdateThemeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/updatewallpaper`,
          method: 'POST',
          body: queryArg.updateThemeDto,
        }),
        invalidatesTags: ['themes'],
      }),
      setThemePrice: build.mutation<SetThemePriceApiResponse, SetThemePriceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/price`,
          method: 'POST',
          body: queryArg.themePriceDto,
        }),
        invalidatesTags: ['themes'],
      }),
      deleteTheme: build.mutation<DeleteThemeApiResponse, DeleteThemeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/deletewallpaper/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['themes'],
      }),
      listThemes: build.query<ListThemesApiResponse, ListThemesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/getwallpaper`,
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
        providesTags: ['themes'],
      }),
      fetchTheme: build.query<FetchThemeApiResponse, FetchThemeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/fetchwallpaper`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['themes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as themesApi };
export type AddThemeApiResponse = /** status 200 Theme added */ ThemeResponse;
export type AddThemeApiArg = {
  addThemeDto: AddThemeDto;
};
export type UpdateThemeApiResponse = /** status 200 Theme updated */ ThemeResponse;
export type UpdateThemeApiArg = {
  updateThemeDto: UpdateThemeDto;
};
export type SetThemePriceApiResponse = /** status 200 Theme updated */ ThemeResponse;
export type SetThemePriceApiArg = {
  themePriceDto: ThemePriceDto;
};
export type DeleteThemeApiResponse = /** status 200 Theme deleted */ Envelope;
export type DeleteThemeApiArg = {
  id: string;
};
export type ListThemesApiResponse = /** status 200 Success */ ThemeListResponse;
export type ListThemesApiArg = {
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
  sort?: 'type' | '-type' | 'price' | '-price' | 'createdAt' | '-createdAt' | undefined;
  /** Only themes of this type */
  type?: ThemeType | undefined;
};
export type FetchThemeApiResponse = /** status 200 Success */ ThemeResponse;
export type FetchThemeApiArg = {
  id: string;
};
export type ThemeType = 'PAID' | 'FREE';
export type Theme = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** FREE themes cost nothing */
  type: ThemeType;
  /** Price in coins */
  price: number;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type ThemeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Theme;
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
export type AddThemeDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** FREE themes cost nothing */
  type: ThemeType;
  /** Price in coins */
  price: number;
  /** A file: image */
  image: Blob;
};
export type UpdateThemeDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** FREE themes cost nothing */
  type?: ThemeType | undefined;
  /** Price in coins */
  price?: number | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
  /** A file: image */
  image: Blob;
};
export type ThemePriceDto = {
  /** Price in coins */
  price: number;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type ThemeListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Theme[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddThemeMutation,
  useUpdateThemeMutation,
  useSetThemePriceMutation,
  useDeleteThemeMutation,
  useListThemesQuery,
  useLazyListThemesQuery,
  useFetchThemeQuery,
  useLazyFetchThemeQuery,
} = injectedRtkApi;
export const addThemeLimits = {
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  }
} as const;
export const updateThemeLimits = {
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const themePriceLimits = {
  "price": {
    "minimum": 0,
    "maximum": 1000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
