import { emptyApi as api } from './empty-api';
export const addTagTypes = ['coin-panel'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addCoinAgency: build.mutation<AddCoinAgencyApiResponse, AddCoinAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinPanel/addCoinPanel`,
          method: 'POST',
          body: queryArg.addCoinAgencyDto,
        }),
        invalidatesTags: ['coin-panel'],
      }),
      updateCoinAgency: build.mutation<UpdateCoinAgencyApiResponse, UpdateCoinAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinPanel/updateCoinPanel`,
          method: 'POST',
          body: queryArg.updateCoinAgencyDto,
        }),
        invalidatesTags: ['coin-panel'],
      }),
      listCoinAgencies: build.query<ListCoinAgenciesApiResponse, ListCoinAgenciesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinPanel/getCoinPanel`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            format: queryArg.format,
            columns: queryArg.columns,
            timeZone: queryArg.timeZone,
            search: queryArg.search,
            around: queryArg.around,
            createdFrom: queryArg.createdFrom,
            createdTo: queryArg.createdTo,
            signedInFrom: queryArg.signedInFrom,
            signedInTo: queryArg.signedInTo,
            disabled: queryArg.disabled,
            everSignedIn: queryArg.everSignedIn,
            sort: queryArg.sort,
            coinsFrom: queryArg.coinsFrom,
            coinsTo: queryArg.coinsTo,
          },
        }),
        providesTags: ['coin-panel'],
      }),
      fetchCoinAgency: build.query<FetchCoinAgencyApiResponse, FetchCoinAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinPanel/fetchCoinPanel`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['coin-panel'],
      }),
      deleteCoinAgency: build.mutation<DeleteCoinAgencyApiResponse, DeleteCoinAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinPanel/deleteCoinPanel/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['coin-panel'],
      }),
      updateCoinAgencyProfile: build.mutation<
        UpdateCoinAgencyProfileApiResponse,
        UpdateCoinAgencyProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/coinPanel/edit/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateOwnCoinAgencyDto,
        }),
        invalidatesTags: ['coin-panel'],
      }),
      changeCoinAgencyPassword: build.mutation<
        ChangeCoinAgencyPasswordApiResponse,
        ChangeCoinAgencyPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/coinPanel/passwordReset/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.resetPasswordDto,
        }),
        invalidatesTags: ['coin-panel'],
      }),
      closeCoinAgency: build.mutation<CloseCoinAgencyApiResponse, CloseCoinAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/coinPanel/closeCoinPanel/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['coin-panel'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as coinPanelApi };
export type AddCoinAgencyApiResponse = /** status 200 Coin agency added */ CoinAgencyResponse;
export type AddCoinAgencyApiArg = {
  addCoinAgencyDto: AddCoinAgencyDto;
};
export type UpdateCoinAgencyApiResponse = /** status 200 Coin agency updated */ CoinAgencyResponse;
export type UpdateCoinAgencyApiArg = {
  updateCoinAgencyDto: UpdateCoinAgencyDto;
};
export type ListCoinAgenciesApiResponse = /** status 200 Success */ CoinAgencyListResponse;
export type ListCoinAgenciesApiArg = {
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
  /** Day of creation: first day */
  createdFrom?: string | undefined;
  /** Day of creation: last day */
  createdTo?: string | undefined;
  /** Day of the last sign-in: first day */
  signedInFrom?: string | undefined;
  /** Day of the last sign-in: last day */
  signedInTo?: string | undefined;
  /** true: accounts that cannot sign in */
  disabled?: boolean | undefined;
  /** false: accounts that have never signed in */
  everSignedIn?: boolean | undefined;
  /** A field, or -field for descending order */
  sort?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'uniqueId' | '-uniqueId' | 'email' | '-email' | undefined;
  /** Coins, at least */
  coinsFrom?: number | undefined;
  /** Coins, at most */
  coinsTo?: number | undefined;
};
export type FetchCoinAgencyApiResponse = /** status 200 Success */ CoinAgencyResponse;
export type FetchCoinAgencyApiArg = {
  id: string;
};
export type DeleteCoinAgencyApiResponse = /** status 200 Success */ Envelope;
export type DeleteCoinAgencyApiArg = {
  id: string;
};
export type UpdateCoinAgencyProfileApiResponse = /** status 200 Profile updated */ CoinAgencyProfileResponse;
export type UpdateCoinAgencyProfileApiArg = {
  id: string;
  updateOwnCoinAgencyDto: UpdateOwnCoinAgencyDto;
};
export type ChangeCoinAgencyPasswordApiResponse =
  /** status 200 Password changed */ CoinAgencyPasswordResponse;
export type ChangeCoinAgencyPasswordApiArg = {
  id: string;
  resetPasswordDto: ResetPasswordDto;
};
export type CloseCoinAgencyApiResponse = /** status 200 Success */ Envelope;
export type CloseCoinAgencyApiArg = {
  id: string;
  /** A repeated request with the same key and body returns the first response */
  'Idempotency-Key'?: string | undefined;
};
export type AccountStatus = 'active' | 'disabled';
export type CoinAgency = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** true: the owner must change the password before any other call */
  mustChangePassword: boolean;
  /** Coin agency code */
  uniqueId: string;
  /** Name in the app */
  username: string;
  /** Balance in coins */
  coins: number;
  createdAt: string;
  /** null: the account has not signed in */
  lastSignInAt: string | null;
  /** disabled: the account cannot sign in */
  status: AccountStatus;
};
export type CoinAgencyResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinAgency;
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
export type AddCoinAgencyDto = {
  name: string;
  email: string;
  number: string;
  /** Issued password; the admin can read it until the owner changes it */
  password: string;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  /** A file: image */
  image: Blob;
  username: string;
};
export type UpdateCoinAgencyDto = {
  name?: string | undefined;
  email?: string | undefined;
  number?: string | undefined;
  /** Empty: unchanged. A new password ends all sessions of the account */
  password?: string | undefined;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  /** A file: image */
  image?: Blob | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
  id: string;
};
export type CoinAgencyListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: CoinAgency[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type Envelope = {
  success: 1;
  /** Message for staff */
  message: string;
};
export type CoinAgencyProfile = {
  _id: string;
  /** Rises with each edit of the record; send it as `versionSeen` */
  version: number;
  /** Full name */
  name: string;
  /** Email address */
  email: string;
  /** Phone number */
  number: string;
  /** Path below /api; '' when no image is set */
  image: string;
  /** true: the owner must change the password before any other call */
  mustChangePassword: boolean;
  /** Coin agency code */
  uniqueId: string;
  /** Name in the app */
  username: string;
  /** Balance in coins */
  coins: number;
};
export type CoinAgencyProfileResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  updateProfile: CoinAgencyProfile;
};
export type UpdateOwnCoinAgencyDto = {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  number?: string | undefined;
  /** A file: image */
  image?: Blob | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type CoinAgencyPasswordResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  updatePassword: CoinAgencyProfile;
};
export type ResetPasswordDto = {
  /** Or currentpassword */
  oldPassword?: string | undefined;
  /** Or newpassword */
  newPassword?: string | undefined;
  /** Or confirmpassword */
  confirmPassword?: string | undefined;
  /** Or oldPassword */
  currentpassword?: string | undefined;
  /** Or newPassword */
  newpassword?: string | undefined;
  /** Or confirmPassword */
  confirmpassword?: string | undefined;
};
export const {
  useAddCoinAgencyMutation,
  useUpdateCoinAgencyMutation,
  useListCoinAgenciesQuery,
  useLazyListCoinAgenciesQuery,
  useFetchCoinAgencyQuery,
  useLazyFetchCoinAgencyQuery,
  useDeleteCoinAgencyMutation,
  useUpdateCoinAgencyProfileMutation,
  useChangeCoinAgencyPasswordMutation,
  useCloseCoinAgencyMutation,
} = injectedRtkApi;
export const addCoinAgencyLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "password": {
    "minLength": 8,
    "maxLength": 200
  }
} as const;
export const updateCoinAgencyLimits = {
  "name": {
    "maxLength": 100
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
export const updateOwnCoinAgencyLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "versionSeen": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;
export const resetPasswordLimits = {
  "oldPassword": {
    "maxLength": 200
  },
  "newPassword": {
    "minLength": 8,
    "maxLength": 200
  },
  "confirmPassword": {
    "maxLength": 200
  },
  "currentpassword": {
    "maxLength": 200
  },
  "newpassword": {
    "minLength": 8,
    "maxLength": 200
  },
  "confirmpassword": {
    "maxLength": 200
  }
} as const;
