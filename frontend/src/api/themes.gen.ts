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
            search: queryArg.search,
            around: queryArg.around,
            sort: queryArg.sort,
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
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'type' | '-type' | 'price' | '-price' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchThemeApiResponse = /** status 200 Success */ ThemeResponse;
export type FetchThemeApiArg = {
  id: string;
};
export type ThemeType = 'PAID' | 'FREE';
export type Theme = {
  _id: string;
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
export type AddThemeDto = {
  /** FREE themes cost nothing */
  type: ThemeType;
  /** Price in coins */
  price: number;
  /** A file: image */
  image: Blob;
};
export type UpdateThemeDto = {
  /** FREE themes cost nothing */
  type?: ThemeType | undefined;
  /** Price in coins */
  price?: number | undefined;
  id: string;
  /** A file: image */
  image: Blob;
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
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export const {
  useAddThemeMutation,
  useUpdateThemeMutation,
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
  }
} as const;
