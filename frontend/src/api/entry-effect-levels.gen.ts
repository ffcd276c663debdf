import { emptyApi as api } from './empty-api';
export const addTagTypes = ['entry-effect-levels'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEntryEffectLevels: build.query<ListEntryEffectLevelsApiResponse, ListEntryEffectLevelsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/entryeffectlevel`,
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
        providesTags: ['entry-effect-levels'],
      }),
      deleteEntryEffectLevel: build.mutation<DeleteEntryEffectLevelApiResponse, DeleteEntryEffectLevelApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/entryeffects/entryeffectlevel`,
            method: 'DELETE',
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ['entry-effect-levels'],
        },
      ),
      addEntryEffectLevel: build.mutation<AddEntryEffectLevelApiResponse, AddEntryEffectLevelApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/entryeffects/addentryeffectlevel`,
          method: 'POST',
          body: queryArg.addEntryEffectLevelDto,
        }),
        invalidatesTags: ['entry-effect-levels'],
      }),
      updateEntryEffectLevel: build.mutation<UpdateEntryEffectLevelApiResponse, UpdateEntryEffectLevelApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/entryeffects/updateentryeffectlevel`,
            method: 'PATCH',
            body: queryArg.updateEntryEffectLevelDto,
            params: {
              id: queryArg.id,
            },
          }),
          invalidatesTags: ['entry-effect-levels'],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as entryEffectLevelsApi };
export type ListEntryEffectLevelsApiResponse = /** status 200 Success */ EntryEffectLevelListResponse;
export type ListEntryEffectLevelsApiArg = {
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
export type DeleteEntryEffectLevelApiResponse = /** status 200 Entry-effect level deleted */ Envelope;
export type DeleteEntryEffectLevelApiArg = {
  id: string;
};
export type AddEntryEffectLevelApiResponse =
  /** status 200 Entry-effect level added */ EntryEffectLevelResponse;
export type AddEntryEffectLevelApiArg = {
  addEntryEffectLevelDto: AddEntryEffectLevelDto;
};
export type UpdateEntryEffectLevelApiResponse =
  /** status 200 Entry-effect level updated */ EntryEffectLevelResponse;
export type UpdateEntryEffectLevelApiArg = {
  id: string;
  updateEntryEffectLevelDto: UpdateEntryEffectLevelDto;
};
export type EntryEffectLevel = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Number of the level */
  level: number;
  /** Path below /api; '' when no image is set */
  image: string;
  /** Warning: another level has the same number */
  repeated: boolean;
};
export type EntryEffectLevelListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: EntryEffectLevel[];
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
export type EntryEffectLevelResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: EntryEffectLevel;
};
export type AddEntryEffectLevelDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Number of the level */
  level: number;
  /** A file: image */
  image: Blob;
};
export type UpdateEntryEffectLevelDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  /** Number of the level */
  level?: number | undefined;
  /** A file: image */
  image?: Blob | undefined;
  id: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export const {
  useListEntryEffectLevelsQuery,
  useLazyListEntryEffectLevelsQuery,
  useDeleteEntryEffectLevelMutation,
  useAddEntryEffectLevelMutation,
  useUpdateEntryEffectLevelMutation,
} = injectedRtkApi;
export const addEntryEffectLevelLimits = {
  "level": {
    "minimum": 0,
    "maximum": 100000
  }
} as const;
export const updateEntryEffectLevelLimits = {
  "level": {
    "minimum": 0,
    "maximum": 100000
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
