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
            search: queryArg.search,
            around: queryArg.around,
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
};
export type UpdateBackgroundThemeApiResponse =
  /** status 200 Background theme updated */ BackgroundThemeResponse;
export type UpdateBackgroundThemeApiArg = {
  updateBackgroundThemeDto: UpdateBackgroundThemeDto;
};
export type BackgroundTheme = {
  _id: string;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type BackgroundThemeListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: BackgroundTheme[];
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
};
export const {
  useListBackgroundThemesQuery,
  useLazyListBackgroundThemesQuery,
  useUpdateBackgroundThemeMutation,
} = injectedRtkApi;
