import { emptyApi as api } from './empty-api';
export const addTagTypes = ['users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            around: queryArg.around,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['users'],
      }),
      searchUsers: build.query<SearchUsersApiResponse, SearchUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/search`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ['users'],
      }),
      fetchUser: build.query<FetchUserApiResponse, FetchUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/view_user`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['users'],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/edituser`,
          method: 'POST',
          body: queryArg.updateUserDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserTag: build.mutation<SetUserTagApiResponse, SetUserTagApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/usertag`,
          method: 'POST',
          body: queryArg.userTagDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserBan: build.mutation<SetUserBanApiResponse, SetUserBanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/userban`,
          method: 'POST',
          body: queryArg.userBanDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['users'],
      }),
      setDeviceBan: build.mutation<SetDeviceBanApiResponse, SetDeviceBanApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/deviceban`,
          method: 'POST',
          body: queryArg.deviceBanDto,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ['users'],
      }),
      setUserStatus: build.mutation<SetUserStatusApiResponse, SetUserStatusApiArg>({
        query: (queryArg) => ({ url: `/api/admin/userstatus`, method: 'POST', body: queryArg.userStatusDto }),
        invalidatesTags: ['users'],
      }),
      fetchUserOverview: build.query<FetchUserOverviewApiResponse, FetchUserOverviewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/user/overview`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as usersApi };
export type ListUsersApiResponse = /** status 200 Success */ UserListResponse;
export type ListUsersApiArg = {
  /** Page number, from 1 */
  page?: number | undefined;
  /** Records per page */
  limit?: number | undefined;
  /** Matches anywhere in the text, ignoring case */
  search?: string | undefined;
  /** Id of a record: returns the page that contains the record, and its number as `page`. Returns the requested page when the list does not contain the record */
  around?: string | undefined;
  /** A field, or -field for descending order */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'username'
    | '-username'
    | 'name'
    | '-name'
    | 'coin'
    | '-coin'
    | 'recievingCoins'
    | '-recievingCoins'
    | 'active'
    | '-active' | undefined;
};
export type SearchUsersApiResponse = /** status 200 Success */ UserSearchResponse;
export type SearchUsersApiArg = {
  /** Searched in username, name and phone, ignoring case */
  search: string;
};
export type FetchUserApiResponse = /** status 200 Success */ UserResponse;
export type FetchUserApiArg = {
  id: string;
};
export type UpdateUserApiResponse = /** status 200 User updated */ Envelope;
export type UpdateUserApiArg = {
  id: string;
  updateUserDto: UpdateUserDto;
};
export type SetUserTagApiResponse = /** status 200 Official tag updated */ Envelope;
export type SetUserTagApiArg = {
  id: string;
  userTagDto: UserTagDto;
};
export type SetUserBanApiResponse = /** status 200 Success */ Envelope;
export type SetUserBanApiArg = {
  id: string;
  userBanDto: UserBanDto;
};
export type SetDeviceBanApiResponse = /** status 200 Success */ Envelope;
export type SetDeviceBanApiArg = {
  id: string;
  deviceBanDto: DeviceBanDto;
};
export type SetUserStatusApiResponse = /** status 200 Success */ UserResponse;
export type SetUserStatusApiArg = {
  userStatusDto: UserStatusDto;
};
export type FetchUserOverviewApiResponse = /** status 200 Success */ UserOverviewResponse;
export type FetchUserOverviewApiArg = {
  id: string;
};
export type BanStatus = '0' | '1';
export type User = {
  _id: string;
  /** Unique, ignoring case */
  username: string;
  /** Full name */
  name: string;
  /** Bio, '' when empty */
  bio: string;
  /** Gender, as entered by the user */
  gender: string;
  /** Phone number. Lists show only digits 5 to 10 */
  number: string;
  /** Email address, '' when empty and in lists */
  email: string;
  /** Path below /api; '' when no image is set */
  picture: string;
  /** When the user joined */
  createdAt: string;
  /** Number of videos */
  videos: number;
  /** Number of users that this user follows */
  following: number;
  /** Number of followers */
  follow: number;
  /** Spendable coins */
  coin: number;
  /** Level */
  level: number;
  /** Experience */
  experience: number;
  /** Coins earned from gifts. The name keeps its documented spelling */
  recievingCoins: number;
  /** false: the user cannot sign in */
  active: boolean;
  /** 0: unbanned, 1: banned */
  banStatus: BanStatus;
  /** 0: unbanned, 1: the user's devices are banned */
  deviceBanStatus: BanStatus;
  /** Why the user is banned, '' without a ban or without a reason */
  banReason: string;
  /** When the user was banned, as an ISO 8601 time, '' without a ban */
  bannedAt: string;
  /** Who banned the user, '' without a ban */
  bannedBy: string;
  /** Number of devices that the app reported */
  devices: number;
  /** _id of the official tag, or '' */
  myTag: string;
};
export type UserListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  users: User[];
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
export type UserSearchResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: User[];
  /** Matching records on all pages */
  total: number;
  /** Pages of `limit` records */
  pages: number;
  /** The number of the returned page, when the list contains the record that `around` names */
  page?: number | undefined;
};
export type UserResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: User;
};
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type UpdateUserDto = {
  username?: string | undefined;
  name?: string | undefined;
  bio?: string | undefined;
  gender?: string | undefined;
  number?: string | undefined;
  /** An email address, or '' for none. An unchanged value is accepted even if it is invalid */
  email?: string | undefined;
  /** Empty: unchanged. A new password ends all sessions of the user */
  password?: string | undefined;
};
export type UserTagDto = {
  /** _id of an official tag, '' removes the tag */
  myTag: string;
};
export type UserBanDto = {
  /** 0: unbanned, 1: banned, which ends all sessions */
  banStatus: BanStatus;
  /** Shown to the user at the next sign-in */
  reason?: string | undefined;
};
export type DeviceBanDto = {
  /** 0: unbanned, 1: banned */
  banStatus: BanStatus;
};
export type UserStatusDto = {
  id: string;
  /** false: blocks sign-in and ends all sessions */
  active: boolean;
};
export type UserApplication = {
  /** 0: pending, 1: approved, 2: rejected */
  status: number;
  /** Code of the agency */
  agencyCode: string;
  /** Name of the agency, '' when the agency is deleted */
  agencyName: string;
  /** _id of the agency, null when the agency is deleted */
  agency: string | null;
};
export type UserWithdrawals = {
  /** Pending */
  pending: number;
  /** Approved */
  approved: number;
  /** Rejected */
  rejected: number;
};
export type UserOverview = {
  /** _id of the user */
  _id: string;
  /** null: the user never applied as a host */
  application: UserApplication | null;
  withdrawals: UserWithdrawals;
};
export type UserOverviewResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: UserOverview;
};
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useSearchUsersQuery,
  useLazySearchUsersQuery,
  useFetchUserQuery,
  useLazyFetchUserQuery,
  useUpdateUserMutation,
  useSetUserTagMutation,
  useSetUserBanMutation,
  useSetDeviceBanMutation,
  useSetUserStatusMutation,
  useFetchUserOverviewQuery,
  useLazyFetchUserOverviewQuery,
} = injectedRtkApi;
export const updateUserLimits = {
  "name": {
    "maxLength": 100
  },
  "bio": {
    "maxLength": 1000
  },
  "gender": {
    "maxLength": 20
  },
  "email": {
    "maxLength": 200
  },
  "password": {
    "maxLength": 200
  }
} as const;
export const userBanLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
