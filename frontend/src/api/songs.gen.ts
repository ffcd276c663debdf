import { emptyApi as api } from './empty-api';
export const addTagTypes = ['songs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addSong: build.mutation<AddSongApiResponse, AddSongApiArg>({
        query: (queryArg) => ({ url: `/api/admin/songs`, method: 'POST', body: queryArg.addSongDto }),
        invalidatesTags: ['songs'],
      }),
      listSongs: build.query<ListSongsApiResponse, ListSongsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/songs`,
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
        providesTags: ['songs'],
      }),
      updateSong: build.mutation<UpdateSongApiResponse, UpdateSongApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/songs/updateSongs`,
          method: 'POST',
          body: queryArg.updateSongDto,
        }),
        invalidatesTags: ['songs'],
      }),
      deleteSong: build.mutation<DeleteSongApiResponse, DeleteSongApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/songs/deleteSongs/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['songs'],
      }),
      fetchSong: build.query<FetchSongApiResponse, FetchSongApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/songs/fetchSongs`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['songs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as songsApi };
export type AddSongApiResponse = /** status 200 Song added */ SongResponse;
export type AddSongApiArg = {
  addSongDto: AddSongDto;
};
export type ListSongsApiResponse = /** status 200 Success */ SongListResponse;
export type ListSongsApiArg = {
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
  sort?: 'songName' | '-songName' | 'createdAt' | '-createdAt' | undefined;
};
export type UpdateSongApiResponse = /** status 200 Song updated */ SongResponse;
export type UpdateSongApiArg = {
  updateSongDto: UpdateSongDto;
};
export type DeleteSongApiResponse = /** status 200 Song deleted */ Envelope;
export type DeleteSongApiArg = {
  id: string;
};
export type FetchSongApiResponse = /** status 200 Success */ SongResponse;
export type FetchSongApiArg = {
  id: string;
};
export type Song = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** false: hidden from the app. Shown records lack the field */
  shown?: boolean | undefined;
  /** Name of the song */
  songName: string;
  /** The audio file, path below /api */
  songPath: string;
};
export type SongResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  songs: Song;
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
export type AddSongDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  songName: string;
  /** A file: audio */
  songs: Blob;
};
export type SongListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  songs: Song[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type UpdateSongDto = {
  /** false: hidden from the app. Shown by default */
  shown?: boolean | undefined;
  songName?: string | undefined;
  /** A file: audio */
  songs?: Blob | undefined;
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
  useAddSongMutation,
  useListSongsQuery,
  useLazyListSongsQuery,
  useUpdateSongMutation,
  useDeleteSongMutation,
  useFetchSongQuery,
  useLazyFetchSongQuery,
} = injectedRtkApi;
export const addSongLimits = {
  "songName": {
    "maxLength": 100
  }
} as const;
export const updateSongLimits = {
  "songName": {
    "maxLength": 100
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
