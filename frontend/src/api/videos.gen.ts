import { emptyApi as api } from './empty-api';
export const addTagTypes = ['videos'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVideos: build.query<ListVideosApiResponse, ListVideosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/video`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            status: queryArg.status,
            user: queryArg.user,
            scoreFrom: queryArg.scoreFrom,
            scoreTo: queryArg.scoreTo,
          },
        }),
        providesTags: ['videos'],
      }),
      deleteVideo: build.mutation<DeleteVideoApiResponse, DeleteVideoApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/video/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['videos'],
      }),
      decideSelectedVideos: build.mutation<DecideSelectedVideosApiResponse, DecideSelectedVideosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/video/bulk`,
          method: 'POST',
          body: queryArg.bulkVideosDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            status: queryArg.status,
            user: queryArg.user,
            scoreFrom: queryArg.scoreFrom,
            scoreTo: queryArg.scoreTo,
          },
        }),
        invalidatesTags: ['videos'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as videosApi };
export type ListVideosApiResponse = /** status 200 Success */ VideoListResponse;
export type ListVideosApiArg = {
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
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | undefined;
  /** 0: undecided, 1: approved, 2: rejected; omitted: all */
  status?: VideoState | undefined;
  /** _id of the owner */
  user?: string | undefined;
  /** Safe value of the least safe frame in percent, at least */
  scoreFrom?: number | undefined;
  /** Safe value of the least safe frame in percent, at most */
  scoreTo?: number | undefined;
};
export type DeleteVideoApiResponse = /** status 200 Video deleted */ Envelope;
export type DeleteVideoApiArg = {
  id: string;
};
export type DecideSelectedVideosApiResponse = /** status 200 Success */ BulkStartedResponse;
export type DecideSelectedVideosApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** 0: undecided, 1: approved, 2: rejected; omitted: all */
  status?: VideoState | undefined;
  /** _id of the owner */
  user?: string | undefined;
  /** Safe value of the least safe frame in percent, at least */
  scoreFrom?: number | undefined;
  /** Safe value of the least safe frame in percent, at most */
  scoreTo?: number | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkVideosDto: BulkVideosDto;
};
export type VideoUser = {
  _id: string;
  /** Current username */
  username: string;
  /** Full name */
  name: string;
};
export type Video = {
  _id: string;
  /** Picture, a path below /api */
  thumbnail: string;
  /** The video, a path below /api */
  video: string;
  /** Caption by the owner, '' for none */
  caption: string;
  /** 0: undecided, 1: approved, 2: rejected, 3: deleted */
  status: 0 | 1 | 2 | 3;
  /** Reason of the decision, or '' */
  reason: string;
  /** When the video was uploaded */
  createdAt: string;
  userId: VideoUser;
  /** Score of the least safe moment, as a fraction from 0 to 1; null when not scored */
  lastSafeValue: number | null;
  /** Name of the person who decided, '' when undecided */
  decidedBy: string;
  /** Time of the decision, null when undecided */
  decidedAt: string | null;
  /** Name of the current reviewer, '' without a reviewer */
  claimedBy: string;
  /** Seconds until other moderators can claim it */
  claimedFor: number;
};
export type VideoListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: Video[];
  details: Video[];
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
export type VideoState = '0' | '1' | '2';
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type VideoBulkAction = 'approve' | 'reject' | 'delete';
export type BulkVideosDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** What happens to each video */
  action: VideoBulkAction;
};
export const {
  useListVideosQuery,
  useLazyListVideosQuery,
  useDeleteVideoMutation,
  useDecideSelectedVideosMutation,
} = injectedRtkApi;
export const bulkVideosLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;
