import { emptyApi as api } from './empty-api';
export const addTagTypes = ['live-gift-categories'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addLiveGiftCategory: build.mutation<AddLiveGiftCategoryApiResponse, AddLiveGiftCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegiftcategory/addLiveGiftscategory`,
          method: 'POST',
          body: queryArg.addLiveGiftCategoryDto,
        }),
        invalidatesTags: ['live-gift-categories'],
      }),
      updateLiveGiftCategory: build.mutation<UpdateLiveGiftCategoryApiResponse, UpdateLiveGiftCategoryApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/livegiftcategory/updateLiveGiftscategory`,
            method: 'POST',
            body: queryArg.updateLiveGiftCategoryDto,
          }),
          invalidatesTags: ['live-gift-categories'],
        },
      ),
      deleteLiveGiftCategory: build.mutation<DeleteLiveGiftCategoryApiResponse, DeleteLiveGiftCategoryApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/livegiftcategory/deleteLiveGiftscategory/${encodeURIComponent(String(queryArg.id))}`,
            method: 'DELETE',
          }),
          invalidatesTags: ['live-gift-categories'],
        },
      ),
      listLiveGiftCategories: build.query<ListLiveGiftCategoriesApiResponse, ListLiveGiftCategoriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegiftcategory/getLiveGiftscategory`,
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
          },
        }),
        providesTags: ['live-gift-categories'],
      }),
      fetchLiveGiftCategory: build.query<FetchLiveGiftCategoryApiResponse, FetchLiveGiftCategoryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/livegiftcategory/fetchLiveGiftscategory`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['live-gift-categories'],
      }),
      updateLiveGiftCategoryOfPlan: build.mutation<
        UpdateLiveGiftCategoryOfPlanApiResponse,
        UpdateLiveGiftCategoryOfPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/Plan/updateLiveGiftscategory`,
          method: 'POST',
          body: queryArg.updateLiveGiftCategoryDto,
        }),
        invalidatesTags: ['live-gift-categories'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as liveGiftCategoriesApi };
export type AddLiveGiftCategoryApiResponse =
  /** status 200 Live gift category added */ LiveGiftCategoryResponse;
export type AddLiveGiftCategoryApiArg = {
  addLiveGiftCategoryDto: AddLiveGiftCategoryDto;
};
export type UpdateLiveGiftCategoryApiResponse =
  /** status 200 Live gift category updated */ LiveGiftCategoryResponse;
export type UpdateLiveGiftCategoryApiArg = {
  updateLiveGiftCategoryDto: UpdateLiveGiftCategoryDto;
};
export type DeleteLiveGiftCategoryApiResponse = /** status 200 Live gift category deleted */ Envelope;
export type DeleteLiveGiftCategoryApiArg = {
  id: string;
};
export type ListLiveGiftCategoriesApiResponse = /** status 200 Success */ LiveGiftCategoryListResponse;
export type ListLiveGiftCategoriesApiArg = {
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
  sort?: 'order' | '-order' | 'title' | '-title' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchLiveGiftCategoryApiResponse = /** status 200 Success */ LiveGiftCategoryResponse;
export type FetchLiveGiftCategoryApiArg = {
  id: string;
};
export type UpdateLiveGiftCategoryOfPlanApiResponse =
  /** status 200 Live gift category updated */ LiveGiftCategoryResponse;
export type UpdateLiveGiftCategoryOfPlanApiArg = {
  updateLiveGiftCategoryDto: UpdateLiveGiftCategoryDto;
};
export type LiveGiftCategory = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name of the category */
  title: string;
};
export type LiveGiftCategoryResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveGiftCategory;
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
export type AddLiveGiftCategoryDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title: string;
};
export type UpdateLiveGiftCategoryDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title: string;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type LiveGiftCategoryListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: LiveGiftCategory[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddLiveGiftCategoryMutation,
  useUpdateLiveGiftCategoryMutation,
  useDeleteLiveGiftCategoryMutation,
  useListLiveGiftCategoriesQuery,
  useLazyListLiveGiftCategoriesQuery,
  useFetchLiveGiftCategoryQuery,
  useLazyFetchLiveGiftCategoryQuery,
  useUpdateLiveGiftCategoryOfPlanMutation,
} = injectedRtkApi;
export const addLiveGiftCategoryLimits = {
  "title": {
    "maxLength": 60
  }
} as const;
export const updateLiveGiftCategoryLimits = {
  "title": {
    "maxLength": 60
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
