import { emptyApi as api } from './empty-api';
export const addTagTypes = ['moderation'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listVulgarVideos: build.query<ListVulgarVideosApiResponse, ListVulgarVideosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/getVulgar`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            status: queryArg.status,
          },
        }),
        providesTags: ['moderation'],
      }),
      decideVideo: build.mutation<DecideVideoApiResponse, DecideVideoApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/aprovereject`,
          method: 'POST',
          body: queryArg.decideVideoDto,
        }),
        invalidatesTags: ['moderation'],
      }),
      holdVideos: build.mutation<HoldVideosApiResponse, HoldVideosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation/hold`,
          method: 'POST',
          body: queryArg.claimVideosDto,
        }),
        invalidatesTags: ['moderation'],
      }),
      takeVideo: build.mutation<TakeVideoApiResponse, TakeVideoApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation/take`,
          method: 'POST',
          body: queryArg.claimVideoDto,
        }),
        invalidatesTags: ['moderation'],
      }),
      releaseVideos: build.mutation<ReleaseVideosApiResponse, ReleaseVideosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation/release`,
          method: 'POST',
          body: queryArg.releaseVideosDto,
        }),
        invalidatesTags: ['moderation'],
      }),
      listDoneVideos: build.query<ListDoneVideosApiResponse, ListDoneVideosApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation/done`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
          },
        }),
        providesTags: ['moderation'],
      }),
      undoDecision: build.mutation<UndoDecisionApiResponse, UndoDecisionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation/undo`,
          method: 'POST',
          body: queryArg.undoDecisionDto,
        }),
        invalidatesTags: ['moderation'],
      }),
      readScoringState: build.query<ReadScoringStateApiResponse, ReadScoringStateApiArg>({
        query: () => ({ url: `/api/admin/moderation/scoring` }),
        providesTags: ['moderation'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as moderationApi };
export type ListVulgarVideosApiResponse = /** status 200 Success */ VulgarVideoListResponse;
export type ListVulgarVideosApiArg = {
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
  /** 0: undecided, 1: approved, 2: rejected, 3: deleted; omitted: undecided videos */
  status?: number | undefined;
};
export type DecideVideoApiResponse = /** status 200 Success */ ModeratedVideoResponse;
export type DecideVideoApiArg = {
  decideVideoDto: DecideVideoDto;
};
export type HoldVideosApiResponse = /** status 200 Success */ ClaimedVideosResponse;
export type HoldVideosApiArg = {
  claimVideosDto: ClaimVideosDto;
};
export type TakeVideoApiResponse = /** status 200 Success */ ClaimedVideoResponse;
export type TakeVideoApiArg = {
  claimVideoDto: ClaimVideoDto;
};
export type ReleaseVideosApiResponse = /** status 200 Released */ Envelope;
export type ReleaseVideosApiArg = {
  releaseVideosDto: ReleaseVideosDto;
};
export type ListDoneVideosApiResponse = /** status 200 Success */ ModeratedVideoListResponse;
export type ListDoneVideosApiArg = {
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
};
export type UndoDecisionApiResponse = /** status 200 Back in the queue */ ModeratedVideoResponse;
export type UndoDecisionApiArg = {
  undoDecisionDto: UndoDecisionDto;
};
export type ReadScoringStateApiResponse = /** status 200 Success */ ScoringResponse;
export type ReadScoringStateApiArg = void;
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
export type VulgarVideoListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Video[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
  /** When the oldest undecided video was uploaded */
  oldest: string | null;
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
export type ModeratedVideoResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Video;
};
export type DecideVideoDto = {
  id: string;
  /** 0 or 1: approve, 2: reject, 3: delete */
  status: number;
  /** Reason, shown to the owner */
  reason?: string | undefined;
  /** Status that the caller saw: 1 with status 2 rejects an approved video */
  from?: number | undefined;
};
export type ClaimedVideo = {
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
  /** Number of rejected videos of this owner */
  rejections: number;
};
export type ClaimedVideosResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ClaimedVideo[];
};
export type ClaimVideosDto = {
  /** Number of videos to claim: the current video and the videos to preload */
  count: number;
  /** Ids to exclude: videos that the caller skipped */
  skip?: string[] | undefined;
};
export type ClaimedVideoResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ClaimedVideo;
};
export type ClaimVideoDto = {
  id: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type ReleaseVideosDto = {
  /** Omitted: all claims of the caller */
  ids?: string[] | undefined;
};
export type ModeratedVideoListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Video[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type UndoDecisionDto = {
  id: string;
};
export type ScoringState = {
  /** true: the keys of the scoring service are set */
  enabled: boolean;
};
export type ScoringResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: ScoringState;
};
export const {
  useListVulgarVideosQuery,
  useLazyListVulgarVideosQuery,
  useDecideVideoMutation,
  useHoldVideosMutation,
  useTakeVideoMutation,
  useReleaseVideosMutation,
  useListDoneVideosQuery,
  useLazyListDoneVideosQuery,
  useUndoDecisionMutation,
  useReadScoringStateQuery,
  useLazyReadScoringStateQuery,
} = injectedRtkApi;
export const decideVideoLimits = {
  "status": {
    "minimum": 0,
    "maximum": 3
  },
  "reason": {
    "maxLength": 500
  },
  "from": {
    "minimum": 0,
    "maximum": 1
  }
} as const;
export const claimVideosLimits = {
  "count": {
    "minimum": 1,
    "maximum": 5
  }
} as const;
