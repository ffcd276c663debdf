import { emptyApi as api } from './empty-api';
export const addTagTypes = ['background-themes'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBackgroundThemes: build.query<ListBackgroundThemesApiResponse, ListBackgroundThemesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/background`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            shown: queryArg.shown,
          },
        }),
        providesTags: ['background-themes'],
      }),
      updateBackgroundTheme: build.mutation<UpdateBackgroundThemeApiResponse, UpdateBackgroundThemeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/wallpaper/updatebackground`,
          method: 'POST',
          body: queryArg.updateBackgroundThemeDto,
        }),
        invalidatesTags: ['background-themes'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as backgroundThemesApi };
export type ListBackgroundThemesApiResponse = /** status 200 Success */ BackgroundThemeListResponse;
export type ListBackgroundThemesApiArg = {
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
};
export type UpdateBackgroundThemeApiResponse =
  /** status 200 Background theme updated */ BackgroundThemeResponse;
export type UpdateBackgroundThemeApiArg = {
  updateBackgroundThemeDto: UpdateBackgroundThemeDto;
};
export type BackgroundTheme = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type BackgroundThemeListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: BackgroundTheme[];
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
export type BackgroundThemeResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: BackgroundTheme;
};
export type UpdateBackgroundThemeDto = {
  id: string;
  /** A file: image */
  image: Blob;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export const {
  useListBackgroundThemesQuery,
  useLazyListBackgroundThemesQuery,
  useUpdateBackgroundThemeMutation,
} = injectedRtkApi;
export const updateBackgroundThemeLimits = {
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
