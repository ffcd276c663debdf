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
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            sort: queryArg.sort,
            active: queryArg.active,
            banned: queryArg.banned,
            deviceBanned: queryArg.deviceBanned,
            host: queryArg.host,
            tag: queryArg.tag,
            level: queryArg.level,
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
      changeUsers: build.mutation<ChangeUsersApiResponse, ChangeUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/bulk`,
          method: 'POST',
          body: queryArg.bulkUsersDto,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
          params: {
            search: queryArg.search,
            from: queryArg['from'],
            to: queryArg.to,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
            active: queryArg.active,
            banned: queryArg.banned,
            deviceBanned: queryArg.deviceBanned,
            host: queryArg.host,
            tag: queryArg.tag,
            level: queryArg.level,
          },
        }),
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
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** A field, or -field for descending order */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'username'
    | '-username'
    | 'coin'
    | '-coin'
    | 'recievingCoins'
    | '-recievingCoins'
    | 'active'
    | '-active' | undefined;
  /** Whether the account is active; omitted: all */
  active?: boolean | undefined;
  /** Whether the user is banned; omitted: all */
  banned?: boolean | undefined;
  /** Whether the user's devices are banned; omitted: all */
  deviceBanned?: boolean | undefined;
  /** Whether the user is an approved host; omitted: all */
  host?: boolean | undefined;
  /** _id of the official tag of the users */
  tag?: string | undefined;
  /** Level of the users */
  level?: number | undefined;
};
export type SearchUsersApiResponse = /** status 200 Success */ UserSearchResponse;
export type SearchUsersApiArg = {
  /** Searches username, name and phone, case-insensitive */
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
export type ChangeUsersApiResponse = /** status 200 Success */ BulkStartedResponse;
export type ChangeUsersApiArg = {
  /** Case-insensitive; matches anywhere in the text */
  search?: string | undefined;
  /** First day, of the installation */
  from?: string | undefined;
  /** Last day, included, of the installation */
  to?: string | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
  /** Whether the account is active; omitted: all */
  active?: boolean | undefined;
  /** Whether the user is banned; omitted: all */
  banned?: boolean | undefined;
  /** Whether the user's devices are banned; omitted: all */
  deviceBanned?: boolean | undefined;
  /** Whether the user is an approved host; omitted: all */
  host?: boolean | undefined;
  /** _id of the official tag of the users */
  tag?: string | undefined;
  /** Level of the users */
  level?: number | undefined;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
  bulkUsersDto: BulkUsersDto;
};
export type FetchUserOverviewApiResponse = /** status 200 Success */ UserOverviewResponse;
export type FetchUserOverviewApiArg = {
  id: string;
};
export type BanStatus = '0' | '1';
export type User = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Unique, case-insensitive */
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
  /** Coins earned from gifts (the spelling is part of the wire format) */
  recievingCoins: number;
  /** false: cannot sign in */
  active: boolean;
  /** 0 unbanned, 1 banned */
  banStatus: BanStatus;
  /** 0: unbanned, 1: the user's devices are banned */
  deviceBanStatus: BanStatus;
  /** Reason of the ban, '' without a ban or a reason */
  banReason: string;
  /** When the user was banned, as an ISO time; '' without a ban */
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
export type UserSearchResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: User[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
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
  /** An email address, '' for none; an unchanged address is not validated again */
  email?: string | undefined;
  /** Empty: unchanged. A new password ends all sessions of the user */
  password?: string | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type UserTagDto = {
  /** Id of an official tag; '' removes the tag */
  myTag: string;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type UserBanDto = {
  /** 0 unbanned, 1 banned: all sessions end immediately */
  banStatus: BanStatus;
  /** Of a ban: shown to the user at the next sign-in. Sent again with the same status: a reason given later */
  reason?: string | undefined;
};
export type DeviceBanDto = {
  /** 0: unbanned, 1: banned */
  banStatus: BanStatus;
  /** For the audit log. Sent again with the same status: a reason given later */
  reason?: string | undefined;
};
export type UserStatusDto = {
  id: string;
  /** false: the user cannot sign in and all sessions end immediately */
  active: boolean;
};
export type BulkStartedResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  /** Id of the batch that carries out the changes */
  batch: string;
};
export type UserBulkAction = 'ban' | 'unban' | 'activate' | 'deactivate' | 'tag';
export type BulkUsersDto = {
  /** _ids of the selected records; omitted: everything that the query matches */
  ids?: string[] | undefined;
  /** Number of records that the person saw; 409 when another number matches */
  expected: number;
  /** Reason, for the audit record of each change */
  reason?: string | undefined;
  /** What happens to each user */
  action: UserBulkAction;
  /** For `tag`: id of an official tag; '' removes the tag */
  tag?: string | undefined;
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
  useChangeUsersMutation,
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
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const userTagLimits = {
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const userBanLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const deviceBanLimits = {
  "reason": {
    "maxLength": 500
  }
} as const;
export const bulkUsersLimits = {
  "expected": {
    "minimum": 1,
    "maximum": 50000
  },
  "reason": {
    "maxLength": 500
  }
} as const;
