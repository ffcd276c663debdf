import { emptyApi as api } from './empty-api';
export const addTagTypes = ['contents'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addContent: build.mutation<AddContentApiResponse, AddContentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/addcontent`,
          method: 'POST',
          body: queryArg.addContentDto,
        }),
        invalidatesTags: ['contents'],
      }),
      updateContent: build.mutation<UpdateContentApiResponse, UpdateContentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/updateContent`,
          method: 'POST',
          body: queryArg.updateContentDto,
        }),
        invalidatesTags: ['contents'],
      }),
      deleteContent: build.mutation<DeleteContentApiResponse, DeleteContentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/deleteContent/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['contents'],
      }),
      listContents: build.query<ListContentsApiResponse, ListContentsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/getContent`,
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
        providesTags: ['contents'],
      }),
      fetchContent: build.query<FetchContentApiResponse, FetchContentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/fetchContent`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['contents'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentsApi };
export type AddContentApiResponse = /** status 200 Content title added */ ContentResponse;
export type AddContentApiArg = {
  addContentDto: AddContentDto;
};
export type UpdateContentApiResponse = /** status 200 Content title updated */ ContentResponse;
export type UpdateContentApiArg = {
  updateContentDto: UpdateContentDto;
};
export type DeleteContentApiResponse = /** status 200 Content title deleted */ Envelope;
export type DeleteContentApiArg = {
  id: string;
};
export type ListContentsApiResponse = /** status 200 Success */ ContentListResponse;
export type ListContentsApiArg = {
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
  sort?: 'content' | '-content' | 'createdAt' | '-createdAt' | undefined;
};
export type FetchContentApiResponse = /** status 200 Success */ ContentResponse;
export type FetchContentApiArg = {
  id: string;
};
export type Content = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** The title */
  content: string;
};
export type ContentResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Content;
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
export type AddContentDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  content: string;
};
export type UpdateContentDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  content?: string | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type ContentListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Content[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export const {
  useAddContentMutation,
  useUpdateContentMutation,
  useDeleteContentMutation,
  useListContentsQuery,
  useLazyListContentsQuery,
  useFetchContentQuery,
  useLazyFetchContentQuery,
} = injectedRtkApi;
export const addContentLimits = {
  "content": {
    "maxLength": 200
  }
} as const;
export const updateContentLimits = {
  "content": {
    "maxLength": 200
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
