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
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
};
export type DeleteVideoApiResponse = /** status 200 Video deleted */ Envelope;
export type DeleteVideoApiArg = {
  id: string;
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
  /** Caption by the owner, '' when empty */
  caption: string;
  /** 0: undecided, 1: approved, 2: rejected, 3: deleted */
  status: 0 | 1 | 2 | 3;
  /** Reason of the decision, or '' */
  reason: string;
  /** When the video was uploaded */
  createdAt: string;
  userId: VideoUser;
  /** Safe value of the least safe frame, from 0 to 1; null when the video is not scored */
  lastSafeValue: number | null;
  /** Name of the person who decided, '' when undecided */
  decidedBy: string;
  /** Time of the decision, null when undecided */
  decidedAt: string | null;
  /** Name of the moderator who holds the claim, '' without a claim */
  claimedBy: string;
  /** Remaining seconds of the claim */
  claimedFor: number;
};
export type VideoListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  data: Video[];
  details: Video[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
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
  /** Quote this id when you report a problem */
  requestId: string;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export const { useListVideosQuery, useLazyListVideosQuery, useDeleteVideoMutation } = injectedRtkApi;
