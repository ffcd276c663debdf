import { emptyApi as api } from './empty-api';
export const addTagTypes = ['tags'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addTag: build.mutation<AddTagApiResponse, AddTagApiArg>({
        query: (queryArg) => ({ url: `/api/admin/tag/addTag`, method: 'POST', body: queryArg.addTagDto }),
        invalidatesTags: ['tags'],
      }),
      updateTag: build.mutation<UpdateTagApiResponse, UpdateTagApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tag/updateTag`,
          method: 'POST',
          body: queryArg.updateTagDto,
        }),
        invalidatesTags: ['tags'],
      }),
      deleteTag: build.mutation<DeleteTagApiResponse, DeleteTagApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tag/deleteTag/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['tags'],
      }),
      listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tag/getTag`,
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
        providesTags: ['tags'],
      }),
      fetchTag: build.query<FetchTagApiResponse, FetchTagApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/tag/fetchTag`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['tags'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as tagsApi };
export type AddTagApiResponse = /** status 200 Official tag added */ TagResponse;
export type AddTagApiArg = {
  addTagDto: AddTagDto;
};
export type UpdateTagApiResponse = /** status 200 Official tag updated */ TagResponse;
export type UpdateTagApiArg = {
  updateTagDto: UpdateTagDto;
};
export type DeleteTagApiResponse = /** status 200 Official tag deleted */ Envelope;
export type DeleteTagApiArg = {
  id: string;
};
export type ListTagsApiResponse = /** status 200 Success */ TagListResponse;
export type ListTagsApiArg = {
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
  sort?: 'title' | '-title' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchTagApiResponse = /** status 200 Success */ TagResponse;
export type FetchTagApiArg = {
  id: string;
};
export type Tag = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Shown next to the names of users with this tag */
  title: string;
  /** Path below /api; '' when no image is set */
  image: string;
};
export type TagResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Tag;
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
export type AddTagDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title: string;
  /** A file: image */
  image: Blob;
};
export type UpdateTagDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  title?: string | undefined;
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
export type TagListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Tag[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddTagMutation,
  useUpdateTagMutation,
  useDeleteTagMutation,
  useListTagsQuery,
  useLazyListTagsQuery,
  useFetchTagQuery,
  useLazyFetchTagQuery,
} = injectedRtkApi;
export const addTagLimits = {
  "title": {
    "maxLength": 60
  }
} as const;
export const updateTagLimits = {
  "title": {
    "maxLength": 60
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
