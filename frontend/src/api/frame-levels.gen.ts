import { emptyApi as api } from './empty-api';
export const addTagTypes = ['frame-levels'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFrameLevels: build.query<ListFrameLevelsApiResponse, ListFrameLevelsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/framelevel`,
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
            levelFrom: queryArg.levelFrom,
            levelTo: queryArg.levelTo,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['frame-levels'],
      }),
      deleteFrameLevel: build.mutation<DeleteFrameLevelApiResponse, DeleteFrameLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/framelevel`,
          method: 'DELETE',
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['frame-levels'],
      }),
      addFrameLevel: build.mutation<AddFrameLevelApiResponse, AddFrameLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/addframelevel`,
          method: 'POST',
          body: queryArg.addFrameLevelDto,
        }),
        invalidatesTags: ['frame-levels'],
      }),
      updateFrameLevel: build.mutation<UpdateFrameLevelApiResponse, UpdateFrameLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/frame/updateframelevel`,
          method: 'PATCH',
          body: queryArg.updateFrameLevelDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['frame-levels'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as frameLevelsApi };
export type ListFrameLevelsApiResponse = /** status 200 Success */ FrameLevelListResponse;
export type ListFrameLevelsApiArg = {
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
  /** Number of the level, at least */
  levelFrom?: number | undefined;
  /** Number of the level, at most */
  levelTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?: 'level' | '-level' | 'createdAt' | '-createdAt' | undefined;
};
export type DeleteFrameLevelApiResponse = /** status 200 Frame level deleted */ Envelope;
export type DeleteFrameLevelApiArg = {
  id: string;
};
export type AddFrameLevelApiResponse = /** status 200 Frame level added */ FrameLevelResponse;
export type AddFrameLevelApiArg = {
  addFrameLevelDto: AddFrameLevelDto;
};
export type UpdateFrameLevelApiResponse = /** status 200 Frame level updated */ FrameLevelResponse;
export type UpdateFrameLevelApiArg = {
  id: string;
  updateFrameLevelDto: UpdateFrameLevelDto;
};
export type FrameLevel = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Number of the level */
  level: number;
  /** Path below /api; '' when no image is set */
  image: string;
  /** The animation, path below /api */
  svga: string;
  /** Warning: another level has the same number */
  repeated: boolean;
};
export type FrameLevelListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FrameLevel[];
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
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type FrameLevelResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: FrameLevel;
};
export type AddFrameLevelDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Number of the level */
  level: number;
  /** A file: image */
  image: Blob;
  /** A file: animation */
  svga: Blob;
};
export type UpdateFrameLevelDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Number of the level */
  level?: number | undefined;
  /** A file: image */
  image?: Blob | undefined;
  /** A file: animation */
  svga?: Blob | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export const {
  useListFrameLevelsQuery,
  useLazyListFrameLevelsQuery,
  useDeleteFrameLevelMutation,
  useAddFrameLevelMutation,
  useUpdateFrameLevelMutation,
} = injectedRtkApi;
export const addFrameLevelLimits = {
  "level": {
    "minimum": 0,
    "maximum": 100000
  }
} as const;
export const updateFrameLevelLimits = {
  "level": {
    "minimum": 0,
    "maximum": 100000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
