import { emptyApi as api } from './empty-api';
export const addTagTypes = ['agency'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addAgency: build.mutation<AddAgencyApiResponse, AddAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agencyPanel/addAgencyPanel`,
          method: 'POST',
          body: queryArg.addAgencyDto,
        }),
        invalidatesTags: ['agency'],
      }),
      updateAgency: build.mutation<UpdateAgencyApiResponse, UpdateAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agencyPanel/updateAgencyPanel`,
          method: 'POST',
          body: queryArg.updateAgencyDto,
        }),
        invalidatesTags: ['agency'],
      }),
      listAgencies: build.query<ListAgenciesApiResponse, ListAgenciesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agencyPanel/getAgencyPanel`,
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
            bd: queryArg.bd,
            agencyAdmin: queryArg.agencyAdmin,
          },
        }),
        providesTags: ['agency'],
      }),
      fetchAgency: build.query<FetchAgencyApiResponse, FetchAgencyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agencyPanel/fetchAgencyPanel`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ['agency'],
      }),
      listAgenciesOfAgencyAdmin: build.query<
        ListAgenciesOfAgencyAdminApiResponse,
        ListAgenciesOfAgencyAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/agencyadmin/allagency`,
          method: 'POST',
          body: queryArg.agenciesOfAgencyAdminDto,
        }),
        providesTags: ['agency'],
      }),
      listAllOfAgencyAdmin: build.query<ListAllOfAgencyAdminApiResponse, ListAllOfAgencyAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/agencyadmin/getAll`,
          method: 'POST',
          body: queryArg.agenciesOfAdminDto,
        }),
        providesTags: ['agency'],
      }),
      listVideoAgencies: build.query<ListVideoAgenciesApiResponse, ListVideoAgenciesApiArg>({
        query: (queryArg) => ({
          url: `/api/video/agencyadmin/allagency`,
          method: 'POST',
          body: queryArg.agenciesOfAgencyAdminDto,
        }),
        providesTags: ['agency'],
      }),
      updateAgencyProfile: build.mutation<UpdateAgencyProfileApiResponse, UpdateAgencyProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/edit/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.updateOwnAgencyDto,
        }),
        invalidatesTags: ['agency'],
      }),
      changeAgencyPassword: build.mutation<ChangeAgencyPasswordApiResponse, ChangeAgencyPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/agency/passwordReset/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PATCH',
          body: queryArg.resetPasswordDto,
        }),
        invalidatesTags: ['agency'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as agencyApi };
export type AddAgencyApiResponse = /** status 200 Agency added */ AgencyResponse;
export type AddAgencyApiArg = {
  addAgencyDto: AddAgencyDto;
};
export type UpdateAgencyApiResponse = /** status 200 Agency updated */ AgencyResponse;
export type UpdateAgencyApiArg = {
  updateAgencyDto: UpdateAgencyDto;
};
export type ListAgenciesApiResponse = /** status 200 Success */ AgencyListResponse;
export type ListAgenciesApiArg = {
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
  /** Code of the BD */
  bd?: string | undefined;
  /** Code of the agency admin */
  agencyAdmin?: string | undefined;
};
export type FetchAgencyApiResponse = /** status 200 Success */ AgencyResponse;
export type FetchAgencyApiArg = {
  id: string;
};
export type ListAgenciesOfAgencyAdminApiResponse = /** status 200 Success */ AgencyListResponse;
export type ListAgenciesOfAgencyAdminApiArg = {
  agenciesOfAgencyAdminDto: AgenciesOfAgencyAdminDto;
};
export type ListAllOfAgencyAdminApiResponse = /** status 200 Success */ AgencyListResponse;
export type ListAllOfAgencyAdminApiArg = {
  agenciesOfAdminDto: AgenciesOfAdminDto;
};
export type ListVideoAgenciesApiResponse = /** status 200 Success */ AgencyListResponse;
export type ListVideoAgenciesApiArg = {
  agenciesOfAgencyAdminDto: AgenciesOfAgencyAdminDto;
};
export type UpdateAgencyProfileApiResponse = /** status 200 Profile updated */ AgencyProfileResponse;
export type UpdateAgencyProfileApiArg = {
  id: string;
  updateOwnAgencyDto: UpdateOwnAgencyDto;
};
export type ChangeAgencyPasswordApiResponse = /** status 200 Password changed */ AgencyPasswordResponse;
export type ChangeAgencyPasswordApiArg = {
  id: string;
  resetPasswordDto: ResetPasswordDto;
};
export type AccountStatus = 'active' | 'disabled';
export type Agency = {
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
  /** Agency code */
  uniqueId: string;
  /** Code of the BD */
  bd: string;
  /** Code of the agency admin */
  admin: string;
  createdAt: string;
  /** null: the account has not signed in */
  lastSignInAt: string | null;
  /** disabled: the account cannot sign in */
  status: AccountStatus;
  /** Approved hosts */
  hosts: number;
  /** '1': imported from the legacy system under the id sqlId */
  old: '0' | '1';
  /** Id in the legacy system, or '' */
  sqlId: string;
};
export type AgencyResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Agency;
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
export type AddAgencyDto = {
  name: string;
  email: string;
  number: string;
  /** Issued password; the admin can read it until the owner changes it */
  password: string;
  /** true: the owner must change the password at the next sign-in */
  mustChangePassword?: boolean | undefined;
  /** A file: image */
  image: Blob;
  /** Code or _id of the BD of its agency admin */
  bd?: string | undefined;
  /** Agency admin code or _id */
  admin?: string | undefined;
};
export type UpdateAgencyDto = {
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
  /** Code or _id of the BD of its agency admin */
  bd?: string | undefined;
  /** Agency admin code or _id */
  admin?: string | undefined;
};
export type AgencyListResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: Agency[];
  /** Number of matching records over all pages */
  total: number;
  /** Number of pages of `limit` records */
  pages: number;
  /** Page number of the response, when the query has `around` */
  page?: number | undefined;
};
export type ExportFormat = 'csv' | 'xlsx';
export type AgenciesOfAgencyAdminDto = {
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
  sort?:
    | ('createdAt' | '-createdAt' | 'name' | '-name' | 'uniqueId' | '-uniqueId' | 'email' | '-email')
    | undefined;
  /** Code or _id of the agency admin */
  agencyadmin: string;
};
export type AgenciesOfAdminDto = {
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
  sort?:
    | ('createdAt' | '-createdAt' | 'name' | '-name' | 'uniqueId' | '-uniqueId' | 'email' | '-email')
    | undefined;
  /** Code or _id of the agency admin */
  admin: string;
};
export type AgencyProfile = {
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
  /** Agency code */
  uniqueId: string;
  /** Code of the BD */
  bd: string;
  /** Code of the agency admin */
  admin: string;
};
export type AgencyProfileResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  updateProfile: AgencyProfile;
};
export type UpdateOwnAgencyDto = {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  number?: string | undefined;
  /** A file: image */
  avatar?: Blob | undefined;
  /** The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked */
  versionSeen?: number | undefined;
};
export type AgencyPasswordResponse = {
  success: 1;
  /** Message for staff */
  message: string;
  details: AgencyProfile;
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
  useAddAgencyMutation,
  useUpdateAgencyMutation,
  useListAgenciesQuery,
  useLazyListAgenciesQuery,
  useFetchAgencyQuery,
  useLazyFetchAgencyQuery,
  useListAgenciesOfAgencyAdminQuery,
  useLazyListAgenciesOfAgencyAdminQuery,
  useListAllOfAgencyAdminQuery,
  useLazyListAllOfAgencyAdminQuery,
  useListVideoAgenciesQuery,
  useLazyListVideoAgenciesQuery,
  useUpdateAgencyProfileMutation,
  useChangeAgencyPasswordMutation,
} = injectedRtkApi;
export const addAgencyLimits = {
  "name": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 200
  },
  "password": {
    "minLength": 8,
    "maxLength": 200
  },
  "bd": {
    "maxLength": 30
  },
  "admin": {
    "maxLength": 30
  }
} as const;
export const updateAgencyLimits = {
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
  },
  "bd": {
    "maxLength": 30
  },
  "admin": {
    "maxLength": 30
  }
} as const;
export const agenciesOfAgencyAdminLimits = {
  "page": {
    "minimum": 1,
    "maximum": 1000000
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  },
  "columns": {
    "maxLength": 8000
  },
  "timeZone": {
    "maxLength": 60
  },
  "search": {
    "maxLength": 100
  },
  "agencyadmin": {
    "maxLength": 30
  }
} as const;
export const agenciesOfAdminLimits = {
  "page": {
    "minimum": 1,
    "maximum": 1000000
  },
  "limit": {
    "minimum": 1,
    "maximum": 100
  },
  "columns": {
    "maxLength": 8000
  },
  "timeZone": {
    "maxLength": 60
  },
  "search": {
    "maxLength": 100
  },
  "admin": {
    "maxLength": 30
  }
} as const;
export const updateOwnAgencyLimits = {
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
