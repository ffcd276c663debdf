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
            search: queryArg.search,
            around: queryArg.around,
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as videosApi };
export type ListVideosApiResponse = /** status 200 Success */ VideoListResponse;
export type ListVideosApiArg = {
  /** From 1 */
  page?: number | undefined;
  /** Records a page */
  limit?: number | undefined;
  /** Matches in any case, anywhere in the text */
  search?: string | undefined;
  /** Answers the page that holds the record of this id, with its number as `page`; when the list lacks the record, the page asked for */
  around?: string | undefined;
};
export type DeleteVideoApiResponse = /** status 200 Video deleted */ Envelope;
export type DeleteVideoApiArg = {
  id: string;
};
export type VideoUser = {
  _id: string;
  /** At present */
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
  /** What its owner wrote, '' for nothing */
  caption: string;
  /** 0 undecided, 1 approved, 2 rejected, 3 deleted */
  status: 0 | 1 | 2 | 3;
  /** Why it was rejected, '' for no reason given */
  reason: string;
  /** When it was uploaded */
  createdAt: string;
  userId: VideoUser;
  /** How safe its least safe moment is, as a fraction; null when it is not scored */
  lastSafeValue: number | null;
  /** Who decided, '' when nobody has */
  decidedBy: string;
  /** null: undecided */
  decidedAt: string | null;
  /** Who is looking at it at present, '' when nobody is */
  claimedBy: string;
  /** Seconds for which nobody else is given it */
  claimedFor: number;
};
export type VideoListResponse = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
  data: Video[];
  details: Video[];
  /** Records that match, over all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The page that is answered, when the query asked for the one `around` a record */
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
  /** What went wrong, in words for staff */
  message: string;
  /** What went wrong, for programs */
  code: ErrorCode;
  /** The fields at fault */
  errors?:
    | {
        field: string;
        message: string;
      }[]
    | undefined;
  /** Name it when you report a problem */
  requestId: string;
};
export type Envelope = {
  success: 1;
  /** What happened, in words for staff */
  message: string;
};
export const { useListVideosQuery, useLazyListVideosQuery, useDeleteVideoMutation } = injectedRtkApi;
