import { emptyApi as api } from './empty-api';
export const addTagTypes = ['user-levels'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUserLevels: build.query<ListUserLevelsApiResponse, ListUserLevelsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/userlevel/all`,
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
        providesTags: ['user-levels'],
      }),
      addUserLevel: build.mutation<AddUserLevelApiResponse, AddUserLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/userlevel/upload`,
          method: 'POST',
          body: queryArg.addUserLevelDto,
        }),
        invalidatesTags: ['user-levels'],
      }),
      updateUserLevel: build.mutation<UpdateUserLevelApiResponse, UpdateUserLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/userlevel/update`,
          method: 'PATCH',
          body: queryArg.updateUserLevelDto,
        }),
        invalidatesTags: ['user-levels'],
      }),
      deleteUserLevel: build.mutation<DeleteUserLevelApiResponse, DeleteUserLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/userlevel/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['user-levels'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as userLevelsApi };
export type ListUserLevelsApiResponse = /** status 200 Success */ UserLevelListResponse;
export type ListUserLevelsApiArg = {
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
  sort?: 'level' | '-level' | 'expFrom' | '-expFrom' | 'createdAt' | '-createdAt' | undefined;
};
export type AddUserLevelApiResponse = /** status 200 User level added */ UserLevelResponse;
export type AddUserLevelApiArg = {
  addUserLevelDto: AddUserLevelDto;
};
export type UpdateUserLevelApiResponse = /** status 200 User level updated */ UserLevelResponse;
export type UpdateUserLevelApiArg = {
  updateUserLevelDto: UpdateUserLevelDto;
};
export type DeleteUserLevelApiResponse = /** status 200 User level deleted */ Envelope;
export type DeleteUserLevelApiArg = {
  id: string;
};
export type UserLevel = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Number of the level */
  level: number;
  /** Lowest experience of the level */
  expFrom: number;
  /** Highest experience of the level */
  expTo: number;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Warning: other levels with an overlapping range of experience */
  overlaps: number[];
  /** Warning: from this experience up to expFrom is no level; the level below counts there. Omitted: no gap */
  gapFrom?: number | undefined;
  /** Warning: another level has the same number */
  repeated: boolean;
};
export type UserLevelListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserLevel[];
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
export type UserLevelResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserLevel;
};
export type AddUserLevelDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Number of the level */
  level: number;
  /** Lowest experience of the level */
  expFrom: number;
  /** Highest experience of the level; above expFrom */
  expTo: number;
  /** A file: image */
  userlevel: Blob;
};
export type UpdateUserLevelDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Number of the level */
  level?: number | undefined;
  /** Lowest experience of the level */
  expFrom?: number | undefined;
  /** Highest experience of the level; above expFrom */
  expTo?: number | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const {
  useListUserLevelsQuery,
  useLazyListUserLevelsQuery,
  useAddUserLevelMutation,
  useUpdateUserLevelMutation,
  useDeleteUserLevelMutation,
} = injectedRtkApi;
export const addUserLevelLimits = {
  "level": {
    "minimum": 0,
    "maximum": 100000
  },
  "expFrom": {
    "minimum": 0,
    "maximum": 1000000000000
  },
  "expTo": {
    "minimum": 1,
    "maximum": 1000000000000
  }
} as const;
export const updateUserLevelLimits = {
  "level": {
    "minimum": 0,
    "maximum": 100000
  },
  "expFrom": {
    "minimum": 0,
    "maximum": 1000000000000
  },
  "expTo": {
    "minimum": 1,
    "maximum": 1000000000000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
